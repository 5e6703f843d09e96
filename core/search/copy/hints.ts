import { dayName } from '#core/games/copy/games.ts';
import { formatShortDay } from '#core/site/dates.ts';

/** Texts of links that a search adds to its list. */
export const hintsCopy = {
	label: (term: string) => `Páginas de “${term}”`,
	days: (term: string) => `Há jogos para “${term}” em outros dias:`,
	/** 'amanhã', 'dom 29/11'. */
	day: (day: string, today: string) => {
		const name = dayName(day, today);
		return name === 'hoje' || name === 'amanhã' ? name : `${name} ${formatShortDay(day)}`;
	},
} as const;
