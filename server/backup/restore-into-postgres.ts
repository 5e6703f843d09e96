import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { AppDatabase } from '#server/db/app-database.ts';
import { compareSchema } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { openSqliteRows } from '#server/db/rows/sqlite-rows.ts';
import { readyRestored } from '#server/db/sqlite/file-maintenance.ts';
import { codeOf } from '#server/files/file-errors.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import { CERTIFICATE_FILE } from '#server/installation/certificate.ts';
import { fillDatabase, finishFilling, type Tell } from '#server/move/fill-database.ts';
import { moveFiles } from '#server/move/move-files.ts';
import { DATABASE_NAME, FILES_FOLDER, type Manifest } from './manifest.ts';
import { unpackVerified } from './verify-backup.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

type RestoreOptions = {
	archive: string;
	dataDir: string;
	/** postgres://… of an empty database, or of one that a killed call began to fill. */
	databaseUrl: string;
	/** Where the files of the archive go; null = the disk in `dataDir`. */
	s3: S3Address | null;
	tell: Tell;
};

/**
 * Restores an archive of either engine into an empty PostgreSQL database. Everything is verified
 * first, rows are compared at the end, and a killed call is called again. An older schema is
 * migrated at the next start.
 * @throws AppError 'backup-invalid' | 'schema-newer' | 'conflict' (not empty) | 'disk-full' |
 * 'not-found' | 'unavailable'
 */
export async function restoreIntoPostgres(options: RestoreOptions): Promise<Manifest> {
	const { dataDir, s3, tell } = options;
	await using work = await openWorkFolder(dataDir, WORK_PREFIXES.unpacked);
	const folder = join(work.path, 'guide');
	await mkdir(folder);
	const manifest = await unpackVerified(options.archive, folder);
	compareSchema(manifest.migrations, allMigrations, { engine: 'sqlite' });
	await using target = await openDatabase({ ...options, poolSize: 2 });
	await fill(target, { manifest, file: join(folder, DATABASE_NAME), tell });
	for (const { path } of manifest.files)
		if (path.startsWith(`${FILES_FOLDER}/`)) await place(join(folder, path), join(dataDir, path));
	if (s3 !== null) await moveFiles(target, { dataDir, s3, tell });
	await finishFilling(target);
	// The next start takes the guide's id from the database.
	await writeFile(join(dataDir, CERTIFICATE_FILE), '', { flush: true });
	return manifest;
}

type Unpacked = { manifest: Manifest; file: string; tell: Tell };

async function fill(target: AppDatabase, { manifest, file, tell }: Unpacked): Promise<void> {
	const source = manifest.files.find(({ path }) => path === DATABASE_NAME)?.sha256 ?? '';
	readyRestored(file);
	using rows = openSqliteRows(file);
	const migrations = manifest.migrations.map(({ name }) => name);
	await fillDatabase(target, { guide: manifest.guide ?? source, source, rows, migrations }, tell);
}

/** Files never change under their names: one that is there already is the same. */
async function place(from: string, to: string): Promise<void> {
	await mkdir(dirname(to), { recursive: true, mode: 0o700 });
	try {
		await link(from, to);
	} catch (error) {
		if (codeOf(error) !== 'EEXIST') await copyFile(from, to);
	}
}
