/**
 * A part of the guide that pages depend on: 'day:2026-11-22', 'names'. A cached page lists its
 * topics, and a change lists those that it touches. The page is stale when the two lists intersect.
 */
export type Topic = string;

/** The lists of all teams, competitions and channels, named like their addresses. */
export const INDEXES = ['times', 'campeonatos', 'canais'] as const;
export type IndexName = (typeof INDEXES)[number];

/**
 * The only place that spells topics. Ids are those of the stored records, days are São Paulo days
 * (YYYY-MM-DD).
 */
export const topics = {
	/** The games listed on a day: their facts, channels and order. */
	day: (day: string): Topic => `day:${day}`,
	/** The number of games on a day, as the day strip and the calendars show it. */
	total: (day: string): Topic => `total:${day}`,
	/** One game and its history. */
	game: (id: string): Topic => `game:${id}`,
	/** The games of a team, a competition, a channel. */
	team: (id: string): Topic => `team:${id}`,
	competition: (id: string): Topic => `competition:${id}`,
	channel: (id: string): Topic => `channel:${id}`,
	/** The number of upcoming games of each entry of an index. */
	index: (name: string): Topic => `index:${name}`,
	/** The past games of a competition, from which its usual channels are counted. */
	habits: (competitionId: string): Topic => `habits:${competitionId}`,
	/** No part of the guide: a stream that names it gets scores. No change names it. */
	results: 'results',
	/** Published articles. */
	news: 'news',
	/** The records of the collection configuracoes. */
	brand: 'brand',
	/** Teams, competitions and channels: names, aliases, pictures, rights. */
	names: 'names',
	/**
	 * Anything without a topic of its own. A page with it is stale after any change; a change with it
	 * makes every page stale.
	 */
	all: '*',
} as const;

/** Whether a change to `changed` makes a page that depends on `used` stale. */
export function touches(changed: Iterable<Topic>, used: ReadonlySet<Topic>): boolean {
	for (const topic of changed) if (topic === topics.all || used.has(topic)) return true;
	return used.has(topics.all) && changed[Symbol.iterator]().next().done !== true;
}
