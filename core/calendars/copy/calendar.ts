import type { Broadcast } from '#core/games/broadcast.ts';
import { stateWords } from '#core/games/copy/channel-words.ts';
import { coverageSentence } from '#core/games/copy/page.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { STATUS_WORDS } from '#core/games/copy/words.ts';
import type { GameStatus } from '#core/games/game.ts';
import { formatNumericDay } from '#core/site/dates.ts';

type Shown = Pick<Broadcast, 'state' | 'coverage'> & { name: string };

const NOTES: Partial<Record<GameStatus | 'removed', string>> = {
	postponed: STATUS_WORDS.postponed,
	cancelled: STATUS_WORDS.cancelled,
	removed: 'retirado do guia',
};

/** Texts of games in a reader's own calendar. */
export const calendarCopy = {
	summary: ({
		title,
		competition,
		status,
	}: {
		title: string;
		competition: string;
		status: GameStatus | 'removed';
	}) => {
		const note = NOTES[status];
		return `${title}${note === undefined ? '' : ` (${note})`} · ${competition}`;
	},
	removed: 'Este jogo saiu do guia.',
	/** Names of calendars: of a day; of a team, competition or channel; of a reader's choice. */
	day: (day: string, brand: string) => `Jogos de ${formatNumericDay(day)} - ${brand}`,
	of: (name: string, brand: string) => `${name} - ${brand}`,
	chosen: (brand: string) => `Meus jogos - ${brand}`,
	/** `score` = a sentence, where the address asks; `answer` = the answer on the game's page. */
	description: ({
		score,
		isHourOpen,
		answer,
		channels,
		isDemo,
		address,
	}: {
		score?: string | null;
		isHourOpen: boolean;
		answer: string;
		channels: readonly Shown[];
		isDemo: boolean;
		address: string;
	}) => {
		const hour = isHourOpen ? ['Hora a definir.'] : [];
		const all =
			channels.length > 1 ? [`Todos os canais:\n${channels.map(channelLine).join('\n')}`] : [];
		const demo = isDemo ? [shareCopy.demoGame] : [];
		return [
			...(score ? [score] : []),
			...hour,
			answer,
			...all,
			...demo,
			`Horários e canais podem mudar. Confira em ${address}`,
		].join('\n\n');
	},
} as const;

function channelLine({ name, state, coverage }: Shown): string {
	const notes = [
		coverage.include.length + coverage.exclude.length > 0 ? coverageSentence(coverage) : '',
		state === 'confirmed' ? '' : stateWords[state],
	];
	const note = notes.filter(Boolean).join('; ');
	return note === '' ? name : `${name} (${note})`;
}
