import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createBackup } from '#server/backup/create-backup.ts';
import { restoreBackup } from '#server/backup/restore-backup.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

const NOW = Date.UTC(2026, 10, 21, 1, 2, 3);

export async function put(database: AppDatabase, id: string): Promise<void> {
	const row = { collection: 'test', id, data: '"ção"', revision: 1, updated_at: NOW };
	await database.transaction((trx) => trx.insertInto('settings').values(row).execute());
}

export async function idsIn(dataDir: string): Promise<string[]> {
	await using database = await openDatabase({ dataDir, databaseUrl: null });
	const rows = await database.kysely.selectFrom('settings').select('id').orderBy('id').execute();
	return rows.map((row) => row.id);
}

export async function upload(dataDir: string, name: string, content: string): Promise<void> {
	await mkdir(join(dataDir, 'files', 'logos'), { recursive: true });
	await writeFile(join(dataDir, 'files', 'logos', name), content);
}

export function back(own: TestDatabase) {
	return createBackup({ ...own.address, product: '1.2.3', now: NOW });
}

export function restoreInto(dataDir: string, archive: string) {
	return restoreBackup({ archive, dataDir, product: '1.2.3', now: NOW });
}

/** A backup with the setting 'saved' and one uploaded file, and the database it came from. */
export async function makeSaved() {
	const own = await openTestDatabase('sqlite', 'tables');
	await put(own.database, 'saved');
	await upload(own.address.dataDir, 'brasão.svg', '<svg/>');
	const backup = await back(own);
	return { own, backup, [Symbol.asyncDispose]: () => own[Symbol.asyncDispose]() };
}
