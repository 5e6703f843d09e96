import type { Topic } from '#core/changes/topic.ts';
import type { KeptGame, KeptTarget } from '#core/live/cache/kept.ts';

/** The cached data, within one transaction. */
export type GameTables = {
	target(topic: Topic): Promise<KeptTarget | undefined>;
	targets(): Promise<KeptTarget[]>;
	game(slug: string): Promise<KeptGame | undefined>;
	/** All records, by a full scan. */
	games(): Promise<KeptGame[]>;
	/** Records of a list, by the stored index. */
	listed(list: Topic): Promise<KeptGame[]>;
	count(): Promise<number>;
	/** Sum of the estimated bytes of all records, without reading them. */
	bytes(): Promise<number>;
	put(row: { target: KeptTarget } | { game: KeptGame }): void;
	remove(row: { topic: Topic } | { slug: string }): void;
};

/**
 * Storage of games. `run` works in one transaction; it rejects when storage is no longer available.
 */
export type GameDatabase = {
	run<Result>(work: (tables: GameTables) => Promise<Result>): Promise<Result>;
	close(): void;
};
