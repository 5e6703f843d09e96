import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkupCopy, checkupProblems } from '#core/copy/checkup.ts';
import { checkGuide } from '#server/checkup/check-guide.ts';
import type { Config } from '#server/config/config.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { FINE, type Finding, problem } from './finding.ts';

/**
 * The database's own check of its file, and every row as the product reads it. Other checks report
 * a missing database.
 */
export async function checkRecords(config: Config): Promise<Finding> {
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE))) return FINE;
	await using db = await openDatabase({ ...config, readOnly: true });
	if ((await readSchemaState(db.kysely)).pending.length > 0) return FINE;
	const found = await checkGuide(db, Date.now);
	const problems = checkupProblems(found);
	return problems.length === 0
		? { state: 'fine', words: checkupCopy.read(found.rows) }
		: problem(problems.join(' '));
}
