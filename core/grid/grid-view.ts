import type { ChannelGroup } from '#core/channels/channel.ts';
import type { Mark } from '#core/channels/channel-mark.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import type { Disc } from '#core/teams/disc.ts';

export type GridSide = { name: string; disc: Disc | null };

export type GridGame = {
	slug: string;
	home: GridSide;
	away: GridSide;
	competition: string;
	/** UTC milliseconds; absent = undefined. */
	kickoffAt?: number;
};

/** A confirmed broadcast: a game, and where the channel of its row shows it. */
export type GridShow = { game: GridGame; reach: Reach };

export type GridRow = {
	channel: { id: string; name: string; group: ChannelGroup; mark: Mark };
	/** One cell for each of the hours of the view; by kickoff. */
	cells: GridShow[][];
};

/** What watching costs: open television, free on the internet, paid. */
export const GRID_KINDS = ['open', 'free', 'paid'] as const;
export type GridKind = (typeof GRID_KINDS)[number];

/** Channels × hours of a day as plain data: only what sources confirm. */
export type GridView = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/**
	 * Hours of the clock (0–23) in which a game of the grid begins, ascending; null, the last, where
	 * the hour is undefined.
	 */
	hours: (number | null)[];
	groups: { kind: GridKind; rows: GridRow[] }[];
	/** Games of the day that stand, and how many of them no channel is confirmed for. */
	total: number;
	without: number;
	/** The next day with a confirmed channel, where this one has none; absent where none is known. */
	next?: string;
	/** True while any game of the day belongs to the demonstration. */
	demo?: true;
};
