import type { GameView } from '#core/games/game-view.ts';
import { formatNumericDay } from '#core/site/dates.ts';
import { coverageSentence } from './game-page.ts';
import { STATUS_WORDS } from './game-words.ts';
import { stateWords } from './games.ts';

/** Words of a game in a reader's own calendar. */
export const calendarCopy = {
	summary: ({ title, competition, status }: GameView) => {
		const note = status === 'postponed' || status === 'cancelled' ? ` (${STATUS_WORDS[status]})` : '';
		return `${title}${note} · ${competition.shortName}`;
	},
	/** Name of a calendar that holds a whole day. */
	day: (day: string, brand: string) => `Jogos de ${formatNumericDay(day)} - ${brand}`,
	/** `answer` = what the page of the game answers. */
	description: (view: GameView, answer: string, address: string) => {
		const channels = view.broadcasts.map(({ channel, state, coverage }) => {
			const notes = [
				coverage.include.length + coverage.exclude.length > 0 ? coverageSentence(coverage) : '',
				state === 'confirmed' ? '' : stateWords[state],
			];
			const note = notes.filter(Boolean).join('; ');
			return note ? `${channel.name} (${note})` : channel.name;
		});
		const all = channels.length > 1 ? `\n\nTodos os canais:\n${channels.join('\n')}` : '';
		return `${answer}${all}\n\nHorários e canais podem mudar. Confira em ${address}`;
	},
} as const;
