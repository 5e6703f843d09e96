import type { Coverage } from '#core/games/broadcast.ts';
import type { Game, GameStatus } from '#core/games/game.ts';
import type { NewGame } from '#server/games/store-games.ts';
import { aBroadcast, aGame, at, TODAY } from './factories.ts';

/**
 * Every state in which a game may be shown: those that are stored, and those that follow from what
 * is.
 */
export type GameState =
	| GameStatus
	| 'hourUndefined'
	| 'noChannel'
	| 'rightsOnly'
	| 'noBroadcast'
	| 'sideUndefined'
	| 'moved'
	| 'smallHours'
	| 'running'
	| 'youth'
	| 'women'
	| 'trashed';

type Facts = Partial<Game>;
const globo = [aBroadcast('globo')];

/**
 * What makes each state; a state without a line does not compile. 'moved' and 'trashed' are also
 * done to the stored game.
 */
export const GAME_FACTS: Readonly<Record<GameState, Facts>> = {
	scheduled: { broadcasts: globo },
	postponed: { status: 'postponed', broadcasts: globo },
	cancelled: { status: 'cancelled', broadcasts: globo },
	finished: { status: 'finished', kickoffAt: at(`${TODAY}T11:00`), broadcasts: globo },
	hourUndefined: { kickoffAt: null, day: TODAY, broadcasts: globo },
	noChannel: { competitionId: 'supercopa-brasil', broadcasts: [] },
	rightsOnly: { broadcasts: [] },
	noBroadcast: { broadcasts: [aBroadcast(null, { state: 'none' })] },
	sideUndefined: { away: { teamId: null, label: null }, broadcasts: globo },
	moved: { kickoffAt: at(`${TODAY}T20:00`), broadcasts: globo },
	smallHours: { kickoffAt: at(`${TODAY}T02:30`), broadcasts: globo },
	running: { kickoffAt: at(`${TODAY}T17:30`), broadcasts: globo },
	youth: { competitionId: 'copinha', broadcasts: globo },
	women: { competitionId: 'brasileirao-fem-a1', broadcasts: globo },
	trashed: { broadcasts: globo },
};
/** Four of the states are on Globo at one minute: nobody told in which states of Brazil. */
const SHARED = 'Globo em estados a confirmar.';

/**
 * What the guide answers of each state, as its texts for one game say it; null = the address of the
 * game is gone.
 */
export const ANSWERS: Readonly<Record<GameState, string | null>> = {
	...{
		scheduled: SHARED,
		postponed: 'Jogo adiado.',
		cancelled: 'Jogo cancelado.',
		finished: 'Passou na Globo.',
	},
	...{
		hourUndefined: 'Globo, de graça.',
		noChannel: 'Nenhum canal anunciado ainda.',
		noBroadcast: 'Nenhum canal mostra este jogo.',
	},
	rightsOnly:
		'Direitos da competição: Globo, sportv, Premiere e mais 4; cada jogo passa em parte deles.',
	...{
		sideUndefined: SHARED,
		moved: 'Globo, de graça.',
		smallHours: 'Passou na Globo.',
		running: 'Globo, de graça.',
	},
	...{ youth: SHARED, women: SHARED, trashed: null },
};
export const GAME_STATES = Object.keys(GAME_FACTS) as GameState[];

/** How a broadcast may be limited, each beside each in one game of the day after. */
export const COVERAGES: readonly Coverage[] = [
	{ include: [], exclude: [] },
	{ include: ['SP'], exclude: [] },
	{ include: ['MG', 'RJ', 'SP'], exclude: [] },
	{ include: [], exclude: ['RS'] },
	{ include: [], exclude: ['BA', 'PE', 'SP'] },
];

/** A game that is known by the name of its home side. */
export function newGame(name: string, facts: Facts = {}): NewGame {
	const game = aGame({
		home: { teamId: null, label: name },
		away: { teamId: null, label: 'Visitante' },
		...facts,
	});
	const {
		id: _i,
		slug: _s,
		publication: _p,
		demo: _d,
		revision: _r,
		createdAt: _c,
		updatedAt: _u,
		deletedAt: _x,
		...rest
	} = game;
	return rest;
}
