import { MOVING } from '#core/copy/moving.ts';
import { AppError, errorCode } from '#core/kit/app-error.ts';
import { recordOf } from '#core/kit/record.ts';
import { FROZEN } from './sqlite/freeze.ts';

const SQLITE_BUSY = 5;
const SQLITE_READONLY = 8;
const SQLITE_IOERR = 10;
const SQLITE_CORRUPT = 11;
const SQLITE_FULL = 13;
const SQLITE_CANTOPEN = 14;
const SQLITE_NOTADB = 26;
const SQLITE_CONSTRAINT_TRIGGER = 1811;
/** The index of the journal could not grow; on every supported system that means a full disk. */
const SQLITE_IOERR_SHMSIZE = 4874;

/**
 * PostgreSQL: connection errors (08), operator intervention such as shutdown (57P), statement
 * timeout, too many clients.
 */
const POSTGRES_UNAVAILABLE = /^(08|57P|57014|53300|25P03)/;
const NETWORK_CODES = new Set([
	'ECONNREFUSED',
	'ECONNRESET',
	'EPIPE',
	'ETIMEDOUT',
	'ENOTFOUND',
	'EAI_AGAIN',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'ENOENT',
]);
/** pg throws these without a code. */
const POSTGRES_LOST =
	/timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error/;

/**
 * Maps a driver error to an AppError where one fits. Any other error is returned unchanged, because
 * it is a bug in this program.
 */
export function databaseError(error: unknown): unknown {
	if (!(error instanceof Error) || errorCode(error) !== null) return error;
	if (isFailedSync(error))
		return new AppError('unavailable', `The disk failed: ${error.message}`, { cause: error });
	const sqlite = sqliteCode(error);
	return sqlite === null ? postgresError(error) : sqliteError(error, sqlite);
}

/** Another process holds SQLite's write lock: wait and try again. */
export function isBusy(error: unknown): boolean {
	const code = sqliteCode(error);
	return code !== null && (code & 0xff) === SQLITE_BUSY;
}

/**
 * The disk under SQLite failed during a write: a file system turned read-only, a failed write or
 * fsync, a damaged file. The system may have dropped any number of writes, so this process must
 * stop writing (F05).
 */
export function isBrokenDisk(error: unknown): boolean {
	const { cause } = recordOf(error);
	if (isFailedSync(error) || isFailedSync(cause)) return true;
	const code = sqliteCode(error) ?? sqliteCode(cause);
	if (code === null || code === SQLITE_IOERR_SHMSIZE) return false;
	return [SQLITE_READONLY, SQLITE_IOERR, SQLITE_CORRUPT, SQLITE_NOTADB].includes(code & 0xff);
}

/** The journal did not reach the disk (`sqlite/journal-sync.ts`). */
function isFailedSync(error: unknown): boolean {
	return recordOf(error).syscall === 'fdatasync';
}

/**
 * PostgreSQL only: another transaction interfered, and a rerun may end differently. The cases are
 * serialization failure, deadlock, and an address, id or name taken since it looked free. SQLite
 * runs one write transaction at a time, so it has none of these.
 */
const POSTGRES_CONFLICTS: readonly unknown[] = ['40001', '40P01', '23505'];

export function isConflict(error: unknown): boolean {
	return POSTGRES_CONFLICTS.includes(recordOf(error).code);
}

function sqliteCode(error: unknown): number | null {
	const { code, errcode } = recordOf(error);
	return code === 'ERR_SQLITE_ERROR' && typeof errcode === 'number' ? errcode : null;
}

const SQLITE_NAMES: Readonly<Record<number, string>> = {
	[SQLITE_READONLY]: 'SQLITE_READONLY',
	[SQLITE_IOERR]: 'SQLITE_IOERR',
	[SQLITE_CORRUPT]: 'SQLITE_CORRUPT',
	[SQLITE_FULL]: 'SQLITE_FULL',
	[SQLITE_CANTOPEN]: 'SQLITE_CANTOPEN',
	[SQLITE_NOTADB]: 'SQLITE_NOTADB',
};

/**
 * The system's error code or SQLite's error name, such as 'EMFILE' or 'SQLITE_NOTADB'; null for
 * other errors.
 */
export function failureCode(error: unknown): string | null {
	for (const candidate of [error, recordOf(error).cause]) {
		const sqlite = sqliteCode(candidate);
		if (sqlite !== null) return SQLITE_NAMES[sqlite & 0xff] ?? null;
		const { code, syscall } = recordOf(candidate);
		if (typeof syscall === 'string' && typeof code === 'string') return code;
	}
	return null;
}

function sqliteError(error: Error, code: number): Error {
	const primary = code & 0xff;
	if (code === SQLITE_CONSTRAINT_TRIGGER && error.message.startsWith(FROZEN))
		return new AppError('moving', MOVING, { cause: error });
	if (primary === SQLITE_FULL || code === SQLITE_IOERR_SHMSIZE)
		return new AppError('disk-full', 'The disk is full', { cause: error });
	if (primary === SQLITE_BUSY)
		return new AppError('unavailable', 'The database is locked by another process', {
			cause: error,
		});
	if (primary === SQLITE_IOERR || primary === SQLITE_CANTOPEN)
		return new AppError('unavailable', `The disk failed: ${error.message}`, { cause: error });
	if (primary === SQLITE_READONLY)
		return new Error('A write outside a transaction, or a read-only disk', { cause: error });
	return error;
}

function postgresError(error: Error): Error {
	const code = String(recordOf(error).code ?? '');
	if (code === '53100')
		return new AppError('disk-full', 'The disk of the database server is full', { cause: error });
	if (code === '25006')
		return new Error('A write outside a transaction, or a server that only reads', {
			cause: error,
		});
	if (
		POSTGRES_UNAVAILABLE.test(code) ||
		NETWORK_CODES.has(code) ||
		POSTGRES_LOST.test(error.message)
	) {
		return new AppError('unavailable', `The database server cannot be reached: ${error.message}`, {
			cause: error,
		});
	}
	return error;
}
