import type { Confidence } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';

/** A ground of Brazil as reference data. */
export type Venue = {
	/** The name that fans use. */
	name: string;
	/** The name means a club or another ground too: with its town behind it, it means this ground. */
	needsTown?: true;
	/** Its official and former names, as sources write them. */
	others: readonly string[];
	city: string;
	state: Uf;
	/** Clubs at home there; a habit, never a fact of one of their games. */
	teamIds: readonly string[];
	confidence: Confidence;
	/** What says so: a key that the table explains. */
	source: 'calendar' | 'results' | 'api' | 'list' | 'maringa' | 'agenda' | 'guide' | 'common';
};
