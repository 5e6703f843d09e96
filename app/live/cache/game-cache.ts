import type { Topic } from '#core/changes/topic.ts';
import {
	type KeptGame,
	keptGame,
	listsOf,
	recordsToCollect,
	targetsToCollect,
	usesIndex,
} from '#core/live/cache/kept.ts';
import type { LooseGame } from '#core/live/loose-game.ts';
import type { GameDatabase, GameTables } from './game-tables.ts';

/** Records per transaction: a page never waits for more. */
const BATCH = 50;

/**
 * Changes of a list: its games, and slugs that left it. `isWhole` = `put` is the complete list,
 * which is cached from now on.
 */
type ListChange = {
	topic: Topic;
	version: number;
	put: readonly LooseGame[];
	drop: readonly string[];
	isWhole: boolean;
};

/** The cached games of a list, and their data version. */
type KeptList = { version: number; games: LooseGame[] };

/**
 * The games that this browser caches, shared by all tabs. `now` = UTC milliseconds. Each function
 * rejects when storage fails.
 */
export function createGameCache(database: GameDatabase, now: () => number) {
	const { run } = database;

	return {
		/** A completely cached list; null for any other. */
		list: (topic: Topic): Promise<KeptList | null> =>
			run(async (tables) => {
				const target = await tables.target(topic);
				return target === undefined
					? null
					: { version: target.version, games: (await find(tables, topic)).map(({ game }) => game) };
			}),

		/**
		 * Caches a list, or changes of a cached one, in small transactions. Versions older than the
		 * cached one change nothing.
		 */
		async keep({ topic, version, put, drop, isWhole }: ListChange): Promise<void> {
			const kept = await run((tables) => tables.target(topic));
			if (kept === undefined ? !isWhole : kept.version > version) return;
			for (let start = 0; start < put.length; start += BATCH) {
				const games = put.slice(start, start + BATCH).map((game) => keptGame(game, version));
				await run((tables) => write(tables, games));
			}
			await run(async (tables) => {
				for (const slug of drop) {
					const lists = await tables.game(slug);
					// A game that moved to another list must not be removed through this one.
					if (lists !== undefined && listsOf(lists.game).includes(topic)) tables.remove({ slug });
				}
				tables.put({ target: { topic, version, usedAt: now() } });
			});
		},

		/** Replaces games with their current state, or removes them. */
		settle: (
			games: readonly LooseGame[],
			gone: readonly string[],
			version: number,
		): Promise<void> =>
			run(async (tables) => {
				for (const slug of gone) tables.remove({ slug });
				await write(
					tables,
					games.map((game) => keptGame(game, version)),
				);
			}),

		/**
		 * Lowers the version of data newer than `beyond`: it is unreliable, and any later answer of the
		 * guide is newer.
		 */
		reset: (beyond: number): Promise<void> =>
			run(async (tables) => {
				for (const target of await tables.targets())
					if (target.version > beyond) tables.put({ target: { ...target, version: -1 } });
			}),

		/** A page listens to the list: it is evicted last. */
		use: (topic: Topic): Promise<void> =>
			run(async (tables) => {
				const target = await tables.target(topic);
				if (target !== undefined) tables.put({ target: { ...target, usedAt: now() } });
			}),

		/**
		 * Evicts the least recently used data above the limits. Returns the number of evicted targets.
		 */
		collect: (): Promise<number> =>
			run(async (tables) => {
				const targets = await tables.targets();
				const going = targetsToCollect(targets, await tables.bytes());
				const remaining = targets
					.filter((target) => !going.includes(target))
					.map(({ topic }) => topic);
				for (const { topic } of going) {
					for (const slug of recordsToCollect(await find(tables, topic), remaining))
						tables.remove({ slug });
					tables.remove({ topic });
				}
				return going.length;
			}),

		close: database.close,
	};
}

export type GameCache = ReturnType<typeof createGameCache>;

/** The records of a list, through the index once there is one. */
async function find(tables: GameTables, list: Topic): Promise<KeptGame[]> {
	if (usesIndex(await tables.count())) return tables.listed(list);
	return (await tables.games()).filter(({ game }) => listsOf(game).includes(list));
}

/**
 * The write that makes the cache large enough for an index also adds all records' keys, in its own
 * transaction.
 */
async function write(tables: GameTables, games: readonly KeptGame[]): Promise<void> {
	const before = await tables.count();
	const indexed = usesIndex(before + games.length);
	const older = indexed && !usesIndex(before) ? await tables.games() : [];
	for (const game of [...older, ...games])
		tables.put({ game: indexed ? { ...game, keys: listsOf(game.game) } : game });
}
