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

/** Records written in one transaction: a page never waits for more. */
const BATCH = 50;

/**
 * What became of a list: games that it has, slugs that it has no longer. `isWhole` = `put` is all
 * of it, and it is kept from now on.
 */
type ListChange = {
	topic: Topic;
	version: number;
	put: readonly LooseGame[];
	drop: readonly string[];
	isWhole: boolean;
};

/** What is kept of a list, and from which data version. */
type KeptList = { version: number; games: LooseGame[] };

/**
 * The games that this browser keeps, over all its tabs. `now` = UTC milliseconds. Each function
 * rejects when nothing can be kept.
 */
export function createGameCache(database: GameDatabase, now: () => number) {
	const { run } = database;

	return {
		/** A list that was kept whole; null where it was not. */
		list: (topic: Topic): Promise<KeptList | null> =>
			run(async (tables) => {
				const target = await tables.target(topic);
				return target === undefined
					? null
					: { version: target.version, games: (await find(tables, topic)).map(({ game }) => game) };
			}),

		/**
		 * Keeps a list, or what changed of a kept one, in small transactions; an older version than the
		 * kept one changes nothing.
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
					// A game that has moved to another list is no longer this one's to remove.
					if (lists !== undefined && listsOf(lists.game).includes(topic)) tables.remove({ slug });
				}
				tables.put({ target: { topic, version, usedAt: now() } });
			});
		},

		/** Settled: as they are now, or gone. */
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
		 * What is kept from beyond a data version is doubtful: whatever the guide answers from now on
		 * is newer.
		 */
		reset: (beyond: number): Promise<void> =>
			run(async (tables) => {
				for (const target of await tables.targets())
					if (target.version > beyond) tables.put({ target: { ...target, version: -1 } });
			}),

		/** A page listens to it: it goes last. */
		use: (topic: Topic): Promise<void> =>
			run(async (tables) => {
				const target = await tables.target(topic);
				if (target !== undefined) tables.put({ target: { ...target, usedAt: now() } });
			}),

		/**
		 * Takes what was not used for longest, where more is kept than may be. Answers how many targets
		 * went.
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

/** The records of a list: through the index once there is one. */
async function find(tables: GameTables, list: Topic): Promise<KeptGame[]> {
	if (usesIndex(await tables.count())) return tables.listed(list);
	return (await tables.games()).filter(({ game }) => listsOf(game).includes(list));
}

/**
 * The write that makes the cache large enough for an index gives all records their keys, in its own
 * transaction.
 */
async function write(tables: GameTables, games: readonly KeptGame[]): Promise<void> {
	const before = await tables.count();
	const indexed = usesIndex(before + games.length);
	const older = indexed && !usesIndex(before) ? await tables.games() : [];
	for (const game of [...older, ...games])
		tables.put({ game: indexed ? { ...game, keys: listsOf(game.game) } : game });
}
