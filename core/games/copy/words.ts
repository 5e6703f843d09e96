import type { GameStatus } from '#core/games/game.ts';

/** A side that the draw or an earlier round will decide. */
export const SIDE_UNDEFINED = 'A definir';

/** Game statuses in one word. */
export const STATUS_WORDS: Record<GameStatus, string> = {
	scheduled: 'marcado',
	postponed: 'adiado',
	cancelled: 'cancelado',
	finished: 'encerrado',
};

export const HOUR_UNDEFINED = 'hora a definir';
/** The short form for columns of hours. */
export const HOUR_OPEN = 'a definir';
