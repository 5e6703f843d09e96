import { existsSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import type { SecurityView } from '#core/security/contract.ts';
import { judgeSecurity } from '#core/security/judge-security.ts';
import type { Config } from '#server/config/config.ts';
import type { Reader } from '#server/db/app-database.ts';
import { countWebNodes } from '#server/db/dialect.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { readInstallationFacts, readStoredFacts } from './read-facts.ts';

/** The security of this installation, by its open database. `now` = real UTC milliseconds. */
export async function checkSecurity(
	db: Reader,
	config: Config,
	now: number,
): Promise<SecurityView> {
	const [place, stored, nodes] = await Promise.all([
		readInstallationFacts(config, now),
		readStoredFacts(db, config, now),
		countWebNodes(db),
	]);
	return { ...judgeSecurity({ ...place, stored }), node: nodes > 1 ? hostname() : null };
}

/** The same from a terminal: `isRead` false = there is no database that this version can read. */
export async function examineSecurity(
	config: Config,
	now: number,
): Promise<SecurityView & { isRead: boolean }> {
	const unread = async () => {
		const place = await readInstallationFacts(config, now);
		return { ...judgeSecurity({ ...place, stored: null }), node: null, isRead: false };
	};
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE)))
		return unread();
	await using db = await openDatabase({ ...config, readOnly: true });
	if ((await readSchemaState(db.kysely)).pending.length > 0) return await unread();
	return { ...(await checkSecurity(db.kysely, config, now)), isRead: true };
}
