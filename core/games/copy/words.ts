import type { GameStatus } from '#core/games/game.ts';

/** A side that the draw or an earlier round has still to decide. */
export const SIDE_UNDEFINED = 'A definir';

/** States of a game in one word. */
export const STATUS_WORDS: Record<GameStatus, string> = {
	scheduled: 'marcado',
	postponed: 'adiado',
	cancelled: 'cancelado',
	finished: 'encerrado',
};

export const HOUR_UNDEFINED = 'hora a definir';
/** The same where only hours stand. */
export const HOUR_OPEN = 'a definir';
