import { type Checkup, hasSoundInstants } from '#core/installation/checkup.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { checkIntegrity } from '#server/db/sqlite/file-maintenance.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { ROW_READERS } from './row-readers.ts';
import {
	type AnyRow,
	createRowRepository,
	type Keyed,
	type RowRepository,
} from './row-repository.ts';

const CHUNK = 200;
type Reader = {
	json?: readonly string[];
	isWhole?(row: unknown): boolean;
	isSecret?: true;
} & Keyed;
type Found = { read: number; damaged: number; first: string | null };

/**
 * Checks everything that is stored: SQLite's own check of its file, then every row of every table
 * as the product reads it. Blocks the thread for that long: a serving process uses
 * `checkGuideInThread`. `now` = clock for the end time, UTC milliseconds.
 */
export async function checkGuide(
	{ kysely, source }: AppDatabase,
	now: () => number,
): Promise<Checkup> {
	const integrity = source.engine === 'sqlite' ? checkIntegrity(source.file) : null;
	const repository = createRowRepository(kysely);
	const damaged: Checkup['damaged'] = [];
	let rows = 0;
	for (const [table, reader] of Object.entries<Omit<Reader, 'table'>>(ROW_READERS)) {
		const found = await readTable(repository, { ...reader, table });
		rows += found.read;
		if (found.damaged > 0) damaged.push({ table, count: found.damaged, first: found.first });
	}
	return { at: now(), rows, integrity, damaged };
}

async function readTable(repository: RowRepository, reader: Reader): Promise<Found> {
	const found: Found = { read: 0, damaged: 0, first: null };
	let last: AnyRow | null = null;
	do {
		const keys: AnyRow[] | null = await repository.listKeys(reader, last, CHUNK).catch(() => null);
		// Not even the keys are readable, so the rest of the table cannot be reached.
		if (keys === null) return { ...found, damaged: found.damaged + 1 };
		const broken = await findBroken(repository, reader, { last, keys });
		found.read += keys.length - broken.length;
		found.damaged += broken.length;
		found.first ??=
			broken[0] === undefined || reader.isSecret === true ? null : nameOf(reader, broken[0]);
		last = keys.length < CHUNK ? null : (keys.at(-1) ?? null);
	} while (last !== null);
	return found;
}

/**
 * Keys of the unreadable rows in a chunk. When one row makes the chunk unreadable, rows are read
 * one by one.
 */
async function findBroken(
	repository: RowRepository,
	reader: Reader,
	chunk: { last: AnyRow | null; keys: AnyRow[] },
): Promise<AnyRow[]> {
	const rows = await repository.list(reader, chunk.last, CHUNK).catch(() => null);
	if (rows?.length === chunk.keys.length)
		return chunk.keys.filter((_key, place) => !isReadable(reader, rows[place] ?? {}));
	const broken: AnyRow[] = [];
	for (const key of chunk.keys) {
		const row = await repository.byKey(reader, key).catch(() => undefined);
		// Null: the row was deleted meanwhile.
		if (row === undefined || (row !== null && !isReadable(reader, row))) broken.push(key);
	}
	return broken;
}

function nameOf({ key }: Reader, row: AnyRow): string {
	return key.map((column) => String(row[column])).join('/');
}

function isReadable({ json = [], isWhole }: Reader, row: AnyRow): boolean {
	try {
		const hasJson = json.every(
			(column) => row[column] === null || storedJson(String(row[column])) !== undefined,
		);
		return hasJson && hasSoundInstants(row) && (isWhole?.(row) ?? true);
	} catch {
		return false;
	}
}
