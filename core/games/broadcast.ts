import type { Uf } from '#core/football-pt/uf.ts';

/**
 * How sure a broadcast is: confirmed by a source; usual for the competition and host but not
 * announced; announced without certainty; none = a source says that nobody shows the game (then no
 * channel is given).
 */
export const BROADCAST_STATES = ['confirmed', 'usual', 'unconfirmed', 'none'] as const;
export type BroadcastState = (typeof BROADCAST_STATES)[number];

/**
 * Where open television shows it: `include` empty = the whole country; `exclude` is taken out of
 * that.
 */
export type Coverage = { include: Uf[]; exclude: Uf[] };

/** One channel showing one game. */
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
