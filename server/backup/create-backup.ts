import { existsSync } from 'node:fs';
import { link, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { guidePart, stampOf, writeArchiveName } from '#core/backups/archive-name.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { AppError } from '#core/kit/app-error.ts';
import { recordOf } from '#core/kit/record.ts';
import { SQLITE_FILE } from '#server/db/open-database.ts';
import { syncDirectory } from '#server/db/pending-restore.ts';
import { copyPostgresToSqlite } from '#server/db/postgres/copy-to-sqlite.ts';
import {
	copyDatabaseFile,
	copyOpenDatabase,
	type FileInspection,
	inspectDatabaseFile,
} from '#server/db/sqlite/file-maintenance.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import { type ArchiveSource, writeArchive } from './archive.ts';
import { copyBucket } from './copy-bucket.ts';
import { damaged } from './extract-archive.ts';
import { openFrozenFiles } from './frozen-files.ts';
import {
	archivePath,
	DATABASE_NAME,
	isArchivePath,
	type Manifest,
	makeManifest,
} from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

type BackupOptions = {
	dataDir: string;
	/** postgres://… of the guide; null = SQLite in `dataDir`. */
	databaseUrl: string | null;
	/** Where the archive goes; default `backups` in the data directory. */
	folder?: string;
	/** The bucket whose files are copied into the archive, too; null = they are listed only. */
	bucket?: S3Address | null;
	/** Product version, recorded in the archive. */
	product: string;
	/** UTC milliseconds; names the archive. */
	now: number;
	/** Suffix of the archive's name. */
	label?: string;
	/** A connection that already holds the exclusive lock on the file. */
	held?: DatabaseSync;
};

export type Backup = { file: string; manifest: Manifest };

/**
 * Copies the database and uploaded files into one verified archive while the server runs. The
 * archive holds a SQLite file, whichever engine the guide uses. Only once complete, verified and
 * synced it gets its name (`guia-DAY-HOUR-GUIDE.guiabackup`, UTC). The check reads the whole
 * database in this thread: a server must call it from a worker.
 * @throws AppError 'not-found' without a database, 'disk-full', 'unavailable', 'backup-invalid'
 * when the database itself is damaged.
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
	if (options.databaseUrl === null && !existsSync(join(options.dataDir, SQLITE_FILE)))
		throw new AppError('not-found', backupCopy.noDatabase(options.dataDir));
	const folder = options.folder ?? join(options.dataDir, 'backups');
	try {
		await using work = await openWorkFolder(folder, WORK_PREFIXES.archive);
		const archive = join(work.path, 'archive');
		await fillArchive(options, work.path, archive);
		const manifest = await verifyBackup(archive, work.path);
		const file = await giveName(archive, folder, { ...options, guide: manifest.guide });
		return { file, manifest };
	} catch (error) {
		if (recordOf(error).code === 'ENOSPC')
			throw new AppError('disk-full', backupCopy.noSpace, { cause: error });
		throw error;
	}
}

/** Attempts at a consistent snapshot of database and files while files are being deleted. */
const ATTEMPTS = 5;

async function fillArchive(options: BackupOptions, work: string, target: string): Promise<void> {
	const copy = join(work, DATABASE_NAME);
	await using frozen = await openFrozenFiles(options.dataDir);
	for (let attempt = 1; ; attempt++) {
		// Before the copy, for files deleted during it; after, for files that are new in it.
		await frozen.freeze();
		await copyDatabase(options, copy, work);
		await frozen.freeze();
		const fetched = await copyBucket(copy, options.bucket ?? null, work);
		const inspection = inspectDatabaseFile(copy);
		if (inspection.integrity !== 'ok')
			throw damaged(backupCopy.reasons.integrity(inspection.integrity));
		const found = [...frozen.sources(), ...fetched];
		const { sources, missing } = matchFiles(inspection.storedFiles, found);
		// Lost for good: a backup of the rest is better than none, and its manifest lists the gaps.
		if (missing.length > 0 && attempt < ATTEMPTS) continue;
		const facts = { ...factsOf(inspection, options), missing };
		const all = [{ path: DATABASE_NAME, file: copy }, ...sources];
		await writeArchive({
			target,
			sources: all,
			at: options.now,
			manifest: (files) => makeManifest({ ...facts, files }),
		});
		return await rm(copy);
	}
}

function factsOf(inspection: FileInspection, { product, now }: BackupOptions) {
	return {
		product,
		createdAt: new Date(now).toISOString(),
		migrations: inspection.migrations.map(({ name, checksum }) => ({ name, checksum })),
		tables: inspection.tables,
		guide: inspection.guide,
		bucket: inspection.bucketFiles,
	};
}

async function copyDatabase(options: BackupOptions, copy: string, work: string): Promise<void> {
	await rm(copy, { force: true });
	if (options.databaseUrl !== null) {
		const folder = join(work, 'database');
		await mkdir(folder, { recursive: true });
		await copyPostgresToSqlite(options.databaseUrl, { work: folder, file: copy });
	} else if (options.held) await copyOpenDatabase(options.held, copy);
	else await copyDatabaseFile(join(options.dataDir, SQLITE_FILE), copy);
}

/**
 * The uploaded files that the database knows, plus files in their folder whose names are not ours.
 */
function matchFiles(
	stored: FileInspection['storedFiles'],
	found: ArchiveSource[],
): { sources: ArchiveSource[]; missing: string[] } {
	const known = new Set(stored.map(({ objectId }) => archivePath(objectId)));
	const there = new Set(found.map(({ path }) => path));
	return {
		sources: found.filter(({ path }) => known.has(path) || !isArchivePath(path)),
		missing: [...known].filter((path) => !there.has(path)),
	};
}

type Naming = Pick<BackupOptions, 'now' | 'label'> & { guide: string | null };

/** Two backups within one second both survive. */
async function giveName(archive: string, folder: string, naming: Naming): Promise<string> {
	const { now, label = null, guide } = naming;
	for (let turn = 1; ; turn++) {
		const name = { stamp: stampOf(now), guide: guidePart(guide), label, turn };
		const file = join(folder, writeArchiveName(name));
		if (!(await renameToNew(archive, file))) continue;
		syncDirectory(folder);
		return file;
	}
}

/**
 * A hard link fails when the target exists, where a rename would replace it. Some file systems have
 * no hard links.
 */
async function renameToNew(from: string, to: string): Promise<boolean> {
	try {
		await link(from, to);
		return true;
	} catch (error) {
		const { code } = recordOf(error);
		if (code === 'EEXIST' || (code !== 'ENOSPC' && existsSync(to))) return false;
		if (code === 'ENOSPC') throw error;
		await rename(from, to);
		return true;
	}
}
