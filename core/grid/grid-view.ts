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

/** A confirmed broadcast: a game, and where its row's channel shows it. */
export type GridShow = { game: GridGame; reach: Reach };

export type GridRow = {
	channel: { id: string; name: string; group: ChannelGroup; mark: Mark };
	/** One cell for each of the view's hours; by kickoff. */
	cells: GridShow[][];
};

/** The price of watching: open television, free on the internet, paid. */
export const GRID_KINDS = ['open', 'free', 'paid'] as const;
export type GridKind = (typeof GRID_KINDS)[number];

/** Channels × hours of a day as plain data: confirmed broadcasts only. */
export type GridView = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/**
	 * Hours (0–23) in which a listed game begins, ascending; null, always last, for undefined hours.
	 */
	hours: (number | null)[];
	groups: { kind: GridKind; rows: GridRow[] }[];
	/** Games of the day that are still on, and how many of them have no confirmed channel. */
	total: number;
	without: number;
	/** The next day with a confirmed channel, set when this one has none; absent if unknown. */
	next?: string;
	/** True while any game of the day belongs to the demo. */
	demo?: true;
};
