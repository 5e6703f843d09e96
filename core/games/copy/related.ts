import type { RelatedGame } from '#core/games/related-games.ts';
import { formatHour, formatShortDay } from '#core/site/dates.ts';
import { dayName, VERSUS } from './games.ts';
import { HOUR_UNDEFINED } from './words.ts';

/** Texts of the games that a game's page links to. */
export const relatedCopy = {
	title: 'Outros jogos',
	leg: { first: 'Jogo de ida', second: 'Jogo de volta' },
	next: (team: string) => `${team}: próximos jogos`,
	sameTime: 'No mesmo horário',
} as const;

export function relatedName({ home, away }: RelatedGame): string {
	return `${home} ${VERSUS} ${away}`;
}

/** 'hoje, 16h', 'qua 25/11, 21h30', 'dom 29/11, hora a definir'. */
export function relatedWhen(
	{ day, kickoffAt }: Pick<RelatedGame, 'day' | 'kickoffAt'>,
	today: string,
): string {
	const name = dayName(day, today);
	const isNear = name === 'hoje' || name === 'amanhã' || name === 'ontem';
	return `${isNear ? name : `${name} ${formatShortDay(day)}`}, ${kickoffAt === null ? HOUR_UNDEFINED : formatHour(kickoffAt)}`;
}
