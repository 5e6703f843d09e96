import type { Topic } from '#core/changes/topic.ts';
import type { KeptGame, KeptTarget } from '#core/live/cache/kept.ts';
import type { GameDatabase, GameTables } from './game-tables.ts';

const NAME = 'guia-live';
const LAYOUT = 1;
/**
 * How long to wait for a database that another tab blocks or that never answers, in milliseconds.
 */
const PATIENCE_MS = 5_000;

/**
 * Opens this browser's database. Rejects when it is missing (private mode), blocked, full or
 * damaged: callers continue without it. A damaged database is deleted, so that the next visit has
 * one. It closes when another tab upgrades it.
 */
export function openBrowserDatabase(): Promise<GameDatabase> {
	return new Promise((resolve, reject) => {
		const asked = indexedDB.open(NAME, LAYOUT);
		let isLate = false;
		const giveUp = (error: unknown) => {
			isLate = true;
			reject(error);
		};
		setTimeout(giveUp, PATIENCE_MS, new Error('IndexedDB does not answer'));
		asked.onupgradeneeded = () => createTables(asked.result);
		asked.onblocked = () => giveUp(new Error('IndexedDB is blocked'));
		asked.onerror = () => {
			if (asked.error?.name === 'UnknownError') indexedDB.deleteDatabase(NAME);
			giveUp(asked.error);
		};
		asked.onsuccess = () => {
			const database = asked.result;
			database.onversionchange = () => database.close();
			if (isLate) database.close();
			else resolve({ run: (work) => runIn(database, work), close: () => database.close() });
		};
	});
}

function createTables(database: IDBDatabase): void {
	database.createObjectStore('targets', { keyPath: 'topic' });
	const games = database.createObjectStore('games', { keyPath: 'slug' });
	games.createIndex('bytes', 'bytes');
	games.createIndex('keys', 'keys', { multiEntry: true });
}

async function runIn<Result>(
	database: IDBDatabase,
	work: (tables: GameTables) => Promise<Result>,
): Promise<Result> {
	const transaction = database.transaction(['targets', 'games'], 'readwrite', {
		durability: 'relaxed',
	});
	const done = new Promise<void>((resolve, reject) => {
		transaction.oncomplete = () => resolve();
		transaction.onabort = () =>
			reject(transaction.error ?? new Error('IndexedDB gave a transaction up'));
	});
	const [result] = await Promise.all([work(tablesOf(transaction)), done]);
	return result;
}

function tablesOf(transaction: IDBTransaction): GameTables {
	const [targets, games] = [transaction.objectStore('targets'), transaction.objectStore('games')];
	return {
		target: (topic) => answer<KeptTarget | undefined>(targets.get(topic)),
		targets: () => answer<KeptTarget[]>(targets.getAll()),
		game: (slug) => answer<KeptGame | undefined>(games.get(slug)),
		games: () => answer<KeptGame[]>(games.getAll()),
		listed: (list: Topic) => answer<KeptGame[]>(games.index('keys').getAll(list)),
		count: () => answer(games.count()),
		bytes: () => sumOfKeys(games.index('bytes')),
		put: (row) => ('target' in row ? targets.put(row.target) : games.put(row.game)),
		remove: (row) => ('topic' in row ? targets.delete(row.topic) : games.delete(row.slug)),
	};
}

function answer<Value>(request: IDBRequest<Value>): Promise<Value> {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** The index keys are the sizes: no record is read. */
function sumOfKeys(index: IDBIndex): Promise<number> {
	return new Promise((resolve, reject) => {
		let sum = 0;
		const request = index.openKeyCursor();
		request.onerror = () => reject(request.error);
		request.onsuccess = () => {
			const cursor = request.result;
			if (cursor === null) return resolve(sum);
			sum += Number(cursor.key);
			cursor.continue();
		};
	});
}
