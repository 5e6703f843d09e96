import type { Mark } from '#core/channels/channel-mark.ts';
import type { Disc } from '#core/teams/disc.ts';

export type MapSide = { name: string; disc: Disc | null };

/** A game of a slot: its number on the map is its place, from 1. */
export type MapGame = {
	slug: string;
	home: MapSide;
	away: MapSide;
	/** The channel surely shows it, and no source says in which states. */
	untold?: true;
};

/**
 * States that are shown the same: codes separated by spaces, and the places of the games surely
 * shown there. Several = by city; none = nothing is sure.
 */
export type MapCell = { ufs: string; games: number[] };

/**
 * What differs in a slot. states = a network that shows different states different things: only
 * this is drawn as a map · country = one game in every state · region = one game, of a station of
 * some states or for one state alone · untold = no source says in which states.
 */
export type SlotKind = 'states' | 'country' | 'region' | 'untold';

/** One network of open television at one minute. Each state is in exactly one of `cells`. */
export type MapSlot = {
	/** 'globo-16h': part of the address that leads to it. */
	id: string;
	kind: SlotKind;
	channel: { id: string; name: string; mark: Mark };
	/** UTC milliseconds. */
	kickoffAt: number;
	/** Those that most states are shown first. */
	games: MapGame[];
	cells: MapCell[];
};

/** A day of open television as plain data: only what sources confirm. */
export type MapView = {
	/** YYYY-MM-DD, America/Sao_Paulo. */
	day: string;
	today: string;
	/** By hour. */
	slots: MapSlot[];
	/**
	 * Id of the slot that is shown first: the running or next one of those drawn as a map; absent
	 * where no slot is.
	 */
	first?: string;
	/** The next day whose map differs, where this one's does not; absent where none is known. */
	next?: string;
	/** UTC milliseconds of the last change to a game of the map, null for none. */
	updatedAt: number | null;
	/** True while any game of it belongs to the demonstration. */
	demo?: true;
};
