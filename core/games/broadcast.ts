import type { Uf } from '#core/football-pt/uf.ts';

/**
 * How sure a broadcast is. confirmed = by a source; usual = for the competition and host, but not
 * announced; unconfirmed = announced without certainty. none = a source says that no channel shows
 * the game, so `channelId` is null.
 */
export const BROADCAST_STATES = ['confirmed', 'usual', 'unconfirmed', 'none'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/** States of an open television broadcast: `include` empty = the whole country, minus `exclude`. */
export type Coverage = { include: Uf[]; exclude: Uf[] };

/** One channel that shows one game. */
export type Broadcast = {
	/** Null only with the state 'none'. */
	channelId: string | null;
	state: BroadcastState;
	coverage: Coverage;
	link: string | null;
	note: string | null;
	source: string | null;
	/** UTC instant in milliseconds of the last check against the source. */
	verifiedAt: number | null;
};
