import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { doctorCopy } from '#core/copy/doctor.ts';
import type { Config } from '#server/config/config.ts';
import { readDatabaseTime } from '#server/db/dialect.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { FINE, type Finding, problem } from './finding.ts';

/** Two-factor codes tolerate 30 s either way; a clock that is off by more locks operators out. */
const APART_MS = 15_000;

/**
 * Compares this machine's clock with the database server's; on SQLite with file times, which must
 * not be in the future.
 */
export async function checkClock(config: Config): Promise<Finding> {
	if (config.databaseUrl === null) return checkAgainstFiles(config.dataDir);
	await using db = await openDatabase(config);
	const apart = Math.abs((await readDatabaseTime(db.kysely)) - Date.now());
	return apart <= APART_MS ? FINE : problem(doctorCopy.clockApart(Math.round(apart / 1_000)));
}

async function checkAgainstFiles(dataDir: string): Promise<Finding> {
	const names = await readdir(dataDir).catch(() => []);
	for (const name of names) {
		const { mtimeMs } = await stat(join(dataDir, name));
		if (mtimeMs > Date.now() + APART_MS) return problem(doctorCopy.clockBehind(name));
	}
	return FINE;
}
