import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { doctorCopy } from '#core/copy/doctor.ts';
import type { Config } from '#server/config/config.ts';
import type { AppDatabase } from '#server/db/app-database.ts';

import { countWebNodes } from '#server/db/dialect.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { hearOwnNotice } from '#server/db/postgres/hear-own-notice.ts';
import { tryWriting } from '#server/db/try-writing.ts';
import { FINE, type Finding, note, problem } from './finding.ts';

/** Writes a row and rolls it back. */
export function checkDatabase(config: Config): Promise<Finding> {
	return withDatabase(config, async (db) => {
		const { applied } = await readSchemaState(db.kysely);
		if (applied.length > 0) await tryWriting(db);
		return FINE;
	});
}

/** Whether every migration of this program was applied. */
export function checkSchema(config: Config): Promise<Finding> {
	return withDatabase(config, async (db) => {
		const { pending } = await readSchemaState(db.kysely);
		return pending.length === 0 ? FINE : problem(doctorCopy.pending(pending));
	});
}

/**
 * Whether several web processes share this database without a bucket: then they must share a disk.
 */
export function checkNodes(config: Config): Promise<Finding> {
	if (config.files.s3 !== null) return Promise.resolve(FINE);
	return withDatabase(config, async (db) => {
		const nodes = await countWebNodes(db.kysely);
		return nodes > 1 ? note(doctorCopy.severalNodes(nodes)) : FINE;
	});
}

/** PostgreSQL: whether a NOTIFY reaches a listener. A pooler in between loses it. */
export async function checkNotices({ databaseUrl }: Config): Promise<Finding> {
	if (databaseUrl === null || (await hearOwnNotice(databaseUrl))) return FINE;
	return note(doctorCopy.noNotices);
}

/** Checks only: must not create the database, which is left to the first start. */
async function withDatabase(
	config: Config,
	look: (db: AppDatabase) => Promise<Finding>,
): Promise<Finding> {
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE)))
		return note(doctorCopy.noDatabase);
	await using db = await openDatabase(config);
	return await look(db);
}
