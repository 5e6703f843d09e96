import type { GameDatabase, GameTables } from '#app/live/cache/game-tables.ts';
import type { KeptGame, KeptTarget } from '#core/live/cache/kept.ts';

/**
 * A database in memory that counts how its lists are found; `fails` = what each transaction rejects
 * with from now on.
 */
export function createMemoryDatabase() {
	const targets = new Map<string, KeptTarget>();
	const games = new Map<string, KeptGame>();
	const counts = { scanned: 0, indexed: 0, written: [] as number[], closed: 0 };
	const state: { fails: Error | null } = { fails: null };
	let written = 0;
	const tables: GameTables = {
		target: async (topic) => targets.get(topic),
		targets: async () => [...targets.values()],
		game: async (slug) => games.get(slug),
		games: async () => {
			counts.scanned += 1;
			return [...games.values()];
		},
		listed: async (list) => {
			counts.indexed += 1;
			return [...games.values()].filter(({ keys }) => keys?.includes(list));
		},
		count: async () => games.size,
		bytes: async () => [...games.values()].reduce((sum, { bytes }) => sum + bytes, 0),
		put(row) {
			written += 1;
			if ('target' in row) targets.set(row.target.topic, row.target);
			else games.set(row.game.slug, row.game);
		},
		remove(row) {
			if ('topic' in row) targets.delete(row.topic);
			else games.delete(row.slug);
		},
	};
	const database: GameDatabase = {
		async run(work) {
			if (state.fails !== null) throw state.fails;
			written = 0;
			const result = await work(tables);
			counts.written.push(written);
			return result;
		},
		close() {
			counts.closed += 1;
		},
	};
	return { database, targets, games, counts, state };
}
