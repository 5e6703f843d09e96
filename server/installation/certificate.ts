import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { moveCopy } from '#core/copy/move.ts';
import {
	type DatabaseBirth,
	type FolderBirth,
	judgeBirth,
	REMAINS,
	type Remain,
} from '#core/installation/birth.ts';
import { installationCopy } from '#core/installation/copy.ts';
import { AppError } from '#core/kit/app-error.ts';
import { FILES_FOLDER } from '#server/backup/manifest.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';
import { hasMigrationsTable } from '#server/db/dialect.ts';
import { missingAsNull } from '#server/files/file-errors.ts';
import { KEY_FILE, writeSecretFile } from '#server/identity/keys/key-file.ts';
import { createMoveRepository } from '#server/move/move-repository.ts';
import { newestBackup, wayBackFrom } from './newest-backup.ts';

/**
 * File with the guide's id in the data directory; empty = adopt the database's id, as after a
 * restore.
 */
export const CERTIFICATE_FILE = 'guia.id';
const RECORD = { collection: 'instalacao', id: 'certidao' } as const;
const recordSchema = z.object({ id: z.uuid() });

/**
 * Checks that the database belongs to this data directory, before anything is written to it.
 * Returns their common id; null = a new guide.
 * @throws AppError 'conflict' with a sentence that offers the newest backup, when an old folder
 * meets an empty or foreign database, or a database that `guia move` has filled by half.
 */
export async function requireOwnDatabase(
	{ kysely, engine }: AppDatabase,
	dataDir: string,
): Promise<string | null> {
	if (await createMoveRepository(kysely).isHalfFilled())
		throw new AppError('conflict', moveCopy.halfMoved);
	// The folder first: a process that starts this guide concurrently fills the database before the
	// folder.
	const folder = await readFolder(dataDir);
	const verdict = judgeBirth(await readDatabaseBirth(kysely), folder);
	if (typeof verdict === 'object') return verdict.id;
	const wayBack =
		engine === 'postgres' ? installationCopy.checkAddress : await wayBackFrom(dataDir);
	if (verdict === 'foreign')
		throw new AppError('conflict', installationCopy.foreign(dataDir, wayBack));
	const remains = folder.remains.map((remain) => installationCopy.remains[remain]);
	throw new AppError('conflict', installationCopy.lost(dataDir, remains, wayBack));
}

/**
 * Stores the id in the database and in the data directory, where missing. When two processes start
 * a guide, both use the same id.
 */
export async function certify(
	database: AppDatabase,
	dataDir: string,
	id: string | null,
): Promise<void> {
	const noted = await readRecord(database.kysely);
	if (noted === null) {
		const record = { id: id ?? randomUUID() };
		await database.transaction((trx) =>
			createSettingWriter(trx).writeIfMissing(RECORD.collection, RECORD.id, record, Date.now()),
		);
	}
	const certified = noted ?? (await readRecord(database.kysely));
	if (certified === null || certified === (await readFolder(dataDir)).id) return;
	const draft = join(dataDir, `${CERTIFICATE_FILE}.${randomUUID()}`);
	await writeSecretFile(draft, `${certified}\n`);
	await rename(draft, join(dataDir, CERTIFICATE_FILE));
}

/** Whose data a database holds. */
export async function readDatabaseBirth(db: Reader): Promise<DatabaseBirth> {
	return (await hasMigrationsTable(db)) ? { id: await readRecord(db) } : 'empty';
}

async function readRecord(db: Reader): Promise<string | null> {
	const record = await createSettingRepository(db).read(RECORD.collection, RECORD.id);
	return recordSchema.safeParse(record).data?.id ?? null;
}

/** The id that a data directory has; null = none. */
export async function readFolderId(dataDir: string): Promise<string | null> {
	const id = (await missingAsNull(readFile(join(dataDir, CERTIFICATE_FILE), 'utf8')))?.trim();
	return id === undefined || id === '' ? null : id;
}

async function readFolder(dataDir: string): Promise<FolderBirth> {
	const id = await readFolderId(dataDir);
	const isThere: Record<Remain, () => Promise<boolean>> = {
		certificate: async () => id !== null,
		key: async () => (await missingAsNull(readFile(join(dataDir, KEY_FILE)))) !== null,
		files: async () =>
			((await missingAsNull(readdir(join(dataDir, FILES_FOLDER)))) ?? []).length > 0,
		backups: async () => (await newestBackup(dataDir)) !== null,
	};
	const found = await Promise.all(REMAINS.map((remain) => isThere[remain]()));
	return { id, remains: REMAINS.filter((_remain, place) => found[place]) };
}
