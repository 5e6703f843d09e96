/**
 * A part of the guide that pages are made of and that changes: 'day:2026-11-22', 'names'. A cached
 * page lists its topics; a change names those that it touches; the page is stale when the two lists
 * share one.
 */
export type Topic = string;

/** The lists of all teams, competitions and channels, called as their addresses are. */
export const INDEXES = ['times', 'campeonatos', 'canais'] as const;
export type IndexName = (typeof INDEXES)[number];

/**
 * Every topic is spelled here. Ids are those of the stored records, days are São Paulo days
 * (YYYY-MM-DD).
 */
export const topics = {
	/** The games listed on a day: their facts, channels and order. */
	day: (day: string): Topic => `day:${day}`,
	/** How many games stand on a day: what the strip of days and the calendars say of it. */
	total: (day: string): Topic => `total:${day}`,
	/** One game and its history. */
	game: (id: string): Topic => `game:${id}`,
	/** The games of a team, a competition, a channel. */
	team: (id: string): Topic => `team:${id}`,
	competition: (id: string): Topic => `competition:${id}`,
	channel: (id: string): Topic => `channel:${id}`,
	/** How many games to come each entry of an index has. */
	index: (name: string): Topic => `index:${name}`,
	/** The games of a competition that lie behind, from which its usual channels are counted. */
	habits: (competitionId: string): Topic => `habits:${competitionId}`,
	/** Articles that readers see. */
	news: 'news',
	/** The records of the collection configuracoes. */
	brand: 'brand',
	/** Teams, competitions and channels themselves: names, aliases, pictures, rights. */
	names: 'names',
	/**
	 * Whatever is not told apart: a page with it is stale after any change, a change with it makes
	 * every page stale.
	 */
	all: '*',
} as const;

/** Whether a change of `changed` makes stale what is made of `used`. */
export function touches(changed: Iterable<Topic>, used: ReadonlySet<Topic>): boolean {
	for (const topic of changed) if (topic === topics.all || used.has(topic)) return true;
	return used.has(topics.all) && changed[Symbol.iterator]().next().done !== true;
}
