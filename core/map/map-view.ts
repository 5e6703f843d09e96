import type { Mark } from '#core/channels/channel-mark.ts';
import type { Disc } from '#core/teams/disc.ts';

export type MapSide = { name: string; disc: Disc | null };

/** A game of a slot: its number on the map is its index plus 1. */
export type MapGame = {
	slug: string;
	home: MapSide;
	away: MapSide;
	/** The channel certainly shows it, but no source says in which states. */
	statesUnknown?: true;
};

/**
 * States with the same games: codes separated by spaces, and the indexes of the games certainly
 * shown there. Several = varies by city; none = nothing is certain.
 */
export type MapCell = { ufs: string; games: number[] };

/**
 * What differs within a slot. states = a network shows different games in different states: only
 * this is drawn as a map · country = one game in every state · region = one game, from a station of
 * some states or for one state alone · unknown = no source says in which states.
 */
export type SlotKind = 'states' | 'country' | 'region' | 'unknown';

/** One open television network at one minute. Each state is in exactly one of `cells`. */
export type MapSlot = {
	/** 'globo-16h': fragment of an address that links to it. */
	id: string;
	kind: SlotKind;
	channel: { id: string; name: string; mark: Mark };
	/** UTC milliseconds. */
	kickoffAt: number;
	/** Those shown in most states first. */
	games: MapGame[];
	cells: MapCell[];
};

/** A day of open television as plain data: confirmed broadcasts only. */
export type MapView = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/** By hour. */
	slots: MapSlot[];
	/**
	 * Id of the slot shown first: the live or next one of those drawn as a map; absent without one.
	 */
	first?: string;
	/** The next day with a regional map, set when this day has none; absent if unknown. */
	next?: string;
	/** UTC milliseconds of the last change to a game of the map, null for none. */
	updatedAt: number | null;
	/** True while any of its games belongs to the demo. */
	demo?: true;
};
