import type { Confidence } from '#core/channels/channel.ts';
import type { Uf } from '#core/football-pt/uf.ts';

/** A Brazilian ground as reference data. */
export type Venue = {
	/** The name that fans use. */
	name: string;
	/**
	 * The name also means a club or another ground: only followed by its town does it mean this one.
	 */
	needsTown?: true;
	/** Its official and former names, as in sources. */
	others: readonly string[];
	city: string;
	state: Uf;
	/** Home clubs: a habit, not evidence for a single game. */
	teamIds: readonly string[];
	confidence: Confidence;
	/** The evidence: a key explained at the table. */
	source: 'calendar' | 'results' | 'api' | 'list' | 'maringa' | 'agenda' | 'guide' | 'common';
};
