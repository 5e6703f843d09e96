import { backup, DatabaseSync } from 'node:sqlite';
import { recordOf } from '#core/kit/record.ts';
import type { StoreName } from '#core/media/stored-file.ts';
import { databaseError, isBusy } from '#server/db/db-error.ts';
import type { SchemaMigrationTable } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';
import { thawFile } from './freeze.ts';
import { openSession } from './sqlite-session.ts';

/**
 * More pages than any database file here has: the copy is one step and so one consistent state,
 * despite concurrent writes.
 */
const ALL_PAGES = 2_147_483_647;

/** What a check of a SQLite file found. `integrity` is 'ok' or SQLite's complaint. */
export type FileInspection = {
	integrity: string;
	tables: Record<string, number>;
	migrations: SchemaMigrationTable[];
	/** The guide's id; null = it has none. */
	guide: string | null;
	/** Uploaded files whose bytes are on the local disk. */
	storedFiles: FileFacts[];
	/** Those whose bytes are in a bucket. */
	bucketFiles: FileFacts[];
};

type FileFacts = { objectId: string; size: number; sha256: string };

/**
 * Copies a database that may be in use, without stopping its writers. The copy is complete without
 * a journal file.
 */
export async function copyDatabaseFile(file: string, target: string): Promise<void> {
	const source = openSession(file, 'read');
	try {
		await copyOpenDatabase(source.raw, target);
	} finally {
		source.close();
	}
}

/** The same from an open connection, such as one that holds the file exclusively. */
export async function copyOpenDatabase(source: DatabaseSync, target: string): Promise<void> {
	try {
		await backup(source, target, { rate: ALL_PAGES });
	} catch (error) {
		throw databaseError(error);
	}
	const copy = new DatabaseSync(target);
	try {
		copy.exec('pragma journal_mode = delete');
	} finally {
		copy.close();
	}
}

/**
 * Checks a database file that has no journal, without changing it: integrity, foreign keys, rows of
 * every table, migrations. Reads the whole file and blocks the thread meanwhile.
 */
export function inspectDatabaseFile(file: string): FileInspection {
	const raw = new DatabaseSync(file, { readOnly: true });
	try {
		return {
			integrity: integrityOf(raw),
			tables: countRows(raw),
			migrations: readMigrations(raw),
			guide: readGuide(raw),
			storedFiles: readFiles(raw, 'disk'),
			bucketFiles: readFiles(raw, 's3'),
		};
	} catch (error) {
		return {
			integrity: error instanceof Error ? error.message : String(error),
			tables: {},
			migrations: [],
			guide: null,
			storedFiles: [],
			bucketFiles: [],
		};
	} finally {
		raw.close();
	}
}

/**
 * SQLite's first complaint about a file that may be in use, its journal included; null = the file
 * is sound. Takes as long as reading the whole file.
 */
export function checkIntegrity(file: string): string | null {
	const session = openSession(file, 'read');
	try {
		const found = integrityOf(session.raw);
		return found === 'ok' ? null : found;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	} finally {
		session.close();
	}
}

function integrityOf(raw: DatabaseSync): string {
	const answer = raw.prepare('pragma integrity_check(1)').all()[0];
	if (answer?.integrity_check !== 'ok') return String(answer?.integrity_check);
	const orphan = raw.prepare('pragma foreign_key_check').all()[0];
	return orphan === undefined
		? 'ok'
		: `foreign key: ${String(orphan.table)} → ${String(orphan.parent)}`;
}

function countRows(raw: DatabaseSync): Record<string, number> {
	const tables = raw
		.prepare(
			"select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name",
		)
		.all();
	const names = tables.map((row) => String(row.name));
	return Object.fromEntries(
		names.map((name) => [
			name,
			Number(raw.prepare(`select count(*) as n from "${name}"`).all()[0]?.n),
		]),
	);
}

function readMigrations(raw: DatabaseSync): SchemaMigrationTable[] {
	const rows = raw
		.prepare('select name, checksum, applied_at from schema_migrations order by name')
		.all();
	return rows.map((row) => ({
		name: String(row.name),
		checksum: String(row.checksum),
		applied_at: Number(row.applied_at),
	}));
}

/** A database that predates uploads has no such table. */
function readFiles(raw: DatabaseSync, store: StoreName): FileFacts[] {
	const table = raw
		.prepare("select name from sqlite_master where type = 'table' and name = 'files'")
		.all();
	if (table.length === 0) return [];
	const rows = raw
		.prepare('select object_id, size, sha256 from files where store = ? order by object_id')
		.all(store);
	return rows.map((row) => ({
		objectId: String(row.object_id),
		size: Number(row.size),
		sha256: String(row.sha256),
	}));
}

function readGuide(raw: DatabaseSync): string | null {
	const [row] = raw
		.prepare("select data from settings where collection = 'instalacao' and id = 'certidao'")
		.all();
	const { id } = recordOf(storedJson(String(row?.data ?? '{}')));
	return typeof id === 'string' ? id : null;
}

/** The files of a database that are in a bucket. */
export function listBucketFiles(file: string): FileFacts[] {
	const raw = new DatabaseSync(file, { readOnly: true });
	try {
		return readFiles(raw, 's3');
	} finally {
		raw.close();
	}
}

/** Notes in an unused file that the bytes of these files are on the disk. */
export function noteOnDisk(file: string, objectIds: readonly string[]): void {
	const raw = new DatabaseSync(file);
	try {
		thawFile(raw);
		const update = raw.prepare("update files set store = 'disk' where object_id = ?");
		for (const objectId of objectIds) update.run(objectId);
	} finally {
		raw.close();
	}
}

/**
 * Takes exclusive hold of a database file and folds its journal into it. Returns 'in-use' while any
 * other connection has it open, 'unreadable' when it is not a database. The operating system holds
 * the lock, so it ends with the process.
 */
export function holdDatabaseFile(file: string): DatabaseSync | 'in-use' | 'unreadable' {
	const raw = new DatabaseSync(file, { timeout: 0 });
	try {
		raw.exec(
			'pragma locking_mode = exclusive; begin exclusive; commit; pragma journal_mode = delete; begin exclusive; commit',
		);
		return raw;
	} catch (error) {
		raw.close();
		return isBusy(error) ? 'in-use' : 'unreadable';
	}
}

/** More versions than any guide has had. */
const LEAP = 1_000_000_000;

/**
 * Makes a restored file ready: it takes writes, even if it was read-only during a move. Its data
 * version rises above any version that a reader may already know. Otherwise new changes would reuse
 * known numbers, and readers would skip them.
 */
export function readyRestored(file: string): void {
	const raw = new DatabaseSync(file);
	try {
		thawFile(raw);
		raw.exec(`update data_version set version = version + ${LEAP}`);
	} finally {
		raw.close();
	}
}
