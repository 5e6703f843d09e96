import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moveCopy } from '#core/copy/move.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { openSqliteRows } from '#server/db/rows/sqlite-rows.ts';
import type { TableSum } from '#server/db/rows/text-rows.ts';
import { freeze, readFreeze, thaw } from '#server/db/sqlite/freeze.ts';
import { takeLock } from '#server/db/sqlite/process-lock.ts';
import type { S3Address } from '#server/files/store/files-url.ts';
import { readDatabaseBirth } from '#server/installation/certificate.ts';
import { createFilePlaceRepository } from './file-place-repository.ts';
import { fillDatabase, finishFilling, type Tell } from './fill-database.ts';
import { moveFiles } from './move-files.ts';
import { createMoveRepository } from './move-repository.ts';

const LOCK_FILE = 'guia.move.lock';

type MoveOptions = {
	dataDir: string;
	/** postgres://…: an empty database, or the one that a killed call began to fill. */
	to: string;
	/** Where uploaded files go; null = they stay on the disk. */
	files: S3Address | null;
	/** The bucket in use now; null = the disk only. */
	present?: S3Address | null;
	tell: Tell;
};

type Moved = {
	tables: Record<string, TableSum>;
	/** Null = they stayed on the disk. */
	files: { moved: number; damaged: string[] } | null;
};

/**
 * Moves the guide of a data directory from SQLite to PostgreSQL, compared row by row. From the
 * first step on the SQLite guide is read-only for every process and stays so; `cancelMove` ends
 * that. A killed call is called again with the same target.
 * @throws AppError 'conflict' | 'not-found' | 'unavailable'; the sentence says what to do.
 */
export async function moveGuide(options: MoveOptions): Promise<Moved> {
	const { dataDir, to, files, tell } = options;
	await using source = await openSource(dataDir);
	using _turn = takeTurn(dataDir);
	await using target = await openDatabase({ dataDir, databaseUrl: to, poolSize: 2 });
	const { guide, migrations } = await inspect(source);
	await requireRoom(target, guide);
	await requireOneBucket(source, options);
	const id = await freezeOnce(source, tell);
	using rows = openSqliteRows(join(dataDir, SQLITE_FILE));
	const tables = await fillDatabase(target, { guide, source: id, rows, migrations }, tell);
	const moved = files === null ? null : await moveFiles(target, { dataDir, s3: files, tell });
	await finishFilling(target);
	return { tables, files: moved };
}

/** The guide takes writes again. False = no move was begun. */
export async function cancelMove(dataDir: string): Promise<boolean> {
	await using source = await openSource(dataDir);
	const isFrozen = (await readFreeze(source.kysely)) !== null;
	if (isFrozen) await source.transaction(thaw);
	return isFrozen;
}

/** Whether a move has made the guide read-only. */
export async function isMoving({ kysely, engine }: AppDatabase): Promise<boolean> {
	return engine === 'sqlite' && (await readFreeze(kysely)) !== null;
}

/** Two calls at once would copy the same rows. The lock ends with its process. */
function takeTurn(dataDir: string): Disposable {
	const lock = takeLock(join(dataDir, LOCK_FILE));
	if (lock === null) throw new AppError('conflict', moveCopy.underWay);
	return lock;
}

async function openSource(dataDir: string): Promise<AppDatabase> {
	if (!existsSync(join(dataDir, SQLITE_FILE)))
		throw new AppError('not-found', moveCopy.noGuide(dataDir));
	return openDatabase({ dataDir, databaseUrl: null });
}

async function inspect({ kysely }: AppDatabase): Promise<{ guide: string; migrations: string[] }> {
	const { applied, pending } = await readSchemaState(kysely);
	const birth = await readDatabaseBirth(kysely);
	if (pending.length > 0 || birth === 'empty' || birth.id === null)
		throw new AppError('conflict', moveCopy.pending);
	return { guide: birth.id, migrations: applied };
}

/** Before anything is made read-only. */
async function requireRoom({ kysely }: AppDatabase, guide: string): Promise<void> {
	const state = await createMoveRepository(kysely).readState();
	if (state === 'used') {
		const birth = await readDatabaseBirth(kysely).catch(() => null);
		const isHere = birth !== null && birth !== 'empty' && birth.id === guide;
		throw new AppError('conflict', isHere ? moveCopy.already : moveCopy.notEmpty);
	}
	if (state !== 'empty' && state.guide !== guide)
		throw new AppError('conflict', moveCopy.otherGuide);
}

/** There is one FILES_URL: files of one bucket are not found in another. */
async function requireOneBucket(
	{ kysely }: AppDatabase,
	{ files, present = null }: MoveOptions,
): Promise<void> {
	const isSame = files === null || (present !== null && placeOf(files) === placeOf(present));
	if (!isSame && (await createFilePlaceRepository(kysely).count('s3')) > 0)
		throw new AppError('conflict', moveCopy.otherBucket);
}

function placeOf({ endpoint, bucket, prefix }: S3Address): string {
	return [endpoint, bucket, prefix].join('/');
}

async function freezeOnce(source: AppDatabase, tell: Tell): Promise<string> {
	const known = await readFreeze(source.kysely);
	if (known !== null) return known;
	const id = randomUUID();
	await source.transaction((trx) => freeze(trx, id));
	tell(moveCopy.frozen);
	return id;
}
