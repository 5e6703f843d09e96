import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';
import { recordOf } from '#core/kit/record.ts';
import { compareSchema } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { SQLITE_FILE } from '#server/db/open-database.ts';
import {
	beginPendingRestore,
	finishPendingRestore,
	syncDirectory,
} from '#server/db/pending-restore.ts';
import { holdDatabaseFile, readyRestored } from '#server/db/sqlite/file-maintenance.ts';
import { CERTIFICATE_FILE } from '#server/installation/certificate.ts';
import { createBackup } from './create-backup.ts';
import { FILES_FOLDER, type Manifest } from './manifest.ts';
import { unpackVerified } from './verify-backup.ts';

type RestoreOptions = {
	archive: string;
	dataDir: string;
	/** Product version, and UTC milliseconds: for the backup of the present state. */
	product: string;
	now: number;
	/** Replaces the product's own migrations in tests. */
	migrations?: readonly Migration[];
};

/**
 * `safety` undoes the restore: a verified archive of the old state or, when that was unreadable,
 * the folder that now holds its files. Null when there was no old state.
 */
type Restored = { manifest: Manifest; safety: string | null };

const STAGING = '.restore-';
const REPLACED = 'replaced-';

/**
 * Replaces the present state of a guide in SQLite with that of an archive of either engine.
 * Everything is verified first, and the present state is untouched until the swap. A kill at any
 * moment leaves the old or the new state: one rename commits the swap, and the next start
 * completes it (`pending-restore.ts`). An older schema is migrated at the next start.
 * @throws AppError 'backup-invalid', 'schema-newer', 'conflict' (a server uses the data),
 * 'disk-full', 'not-found'
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
	const { dataDir } = options;
	await mkdir(dataDir, { recursive: true });
	finishPendingRestore(dataDir);
	const held = holdPresent(dataDir);
	try {
		await removeLeftovers(dataDir);
		const staged = await mkdtemp(join(dataDir, STAGING));
		const manifest = await unpackVerified(options.archive, staged);
		compareSchema(manifest.migrations, options.migrations ?? allMigrations, {
			engine: 'sqlite',
		});
		readyRestored(join(staged, SQLITE_FILE));
		await syncTree(staged);
		const safety = await saveAndSwap(options, staged, held);
		return { manifest, safety };
	} finally {
		if (held?.isOpen) held.close();
		await removeLeftovers(dataDir);
	}
}

/** Locks servers out until the swap is done. A file that is not a database cannot be in use. */
function holdPresent(dataDir: string): DatabaseSync | null {
	const file = join(dataDir, SQLITE_FILE);
	if (!existsSync(file)) return null;
	const held = holdDatabaseFile(file);
	if (held === 'in-use') throw new AppError('conflict', backupCopy.serverRunning);
	return held === 'unreadable' ? null : held;
}

async function saveAndSwap(
	options: RestoreOptions,
	staged: string,
	held: DatabaseSync | null,
): Promise<string | null> {
	const { dataDir } = options;
	const archive = held === null ? null : await saveReadable(options, held);
	const replaced = await mkdtemp(join(dataDir, REPLACED));
	// The uploads folder is swapped even when empty, so that old files do not mix with restored ones.
	await mkdir(join(staged, FILES_FOLDER), { recursive: true });
	// The restored database holds the certificate: the next start writes this file from it.
	await writeFile(join(staged, CERTIFICATE_FILE), '', { flush: true });
	// Windows cannot rename an open file.
	if (process.platform === 'win32') held?.close();
	const entries = [FILES_FOLDER, CERTIFICATE_FILE, SQLITE_FILE];
	beginPendingRestore(dataDir, { staged: basename(staged), replaced: basename(replaced), entries });
	finishPendingRestore(dataDir);
	if (archive === null && (await readdir(replaced)).length > 0) return replaced;
	await rm(replaced, { recursive: true, force: true });
	return archive;
}

/**
 * No backup can be made of a database that opens but is damaged inside: its files are kept instead.
 */
async function saveReadable(options: RestoreOptions, held: DatabaseSync): Promise<string | null> {
	const { dataDir, product, now } = options;
	try {
		return (
			await createBackup({
				dataDir,
				databaseUrl: null,
				product,
				now,
				label: backupCopy.labels.restore,
				held,
			})
		).file;
	} catch (error) {
		if (recordOf(error).code === 'backup-invalid') return null;
		throw error;
	}
}

/** Staging folders of restores that were killed before the commit. */
async function removeLeftovers(dataDir: string): Promise<void> {
	for (const name of await readdir(dataDir)) {
		if (name.startsWith(STAGING)) await rm(join(dataDir, name), { recursive: true, force: true });
	}
}

async function syncTree(folder: string): Promise<void> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	for (const entry of entries)
		if (entry.isDirectory()) syncDirectory(join(entry.parentPath, entry.name));
	syncDirectory(folder);
}
