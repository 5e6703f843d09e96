import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { lacksOfBackups } from '#core/backups/ages.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { readBackupAges } from '#server/backup/backup-record.ts';
import type { Config } from '#server/config/config.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { FINE, type Finding, note } from './finding.ts';

/** Whether backups are made and proved. Other checks report a missing database. */
export async function checkBackups(config: Config): Promise<Finding> {
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE))) return FINE;
	await using db = await openDatabase({ ...config, readOnly: true });
	if ((await readSchemaState(db.kysely)).pending.length > 0) return FINE;
	const lacks = lacksOfBackups(await readBackupAges(db.kysely), Date.now());
	return lacks.length === 0
		? FINE
		: note(lacks.map((lack) => backupCopy.lack(backupCopy.lacks[lack])).join('; '));
}
