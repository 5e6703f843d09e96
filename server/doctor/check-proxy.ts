import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { proxyWords } from '#core/copy/proxy.ts';
import type { Config } from '#server/config/config.ts';
import { readSchemaState } from '#server/db/migrate.ts';
import { openDatabase, SQLITE_FILE } from '#server/db/open-database.ts';
import { readUnreadProxy } from '#server/installation/unread-proxy.ts';
import { FINE, type Finding, note } from './finding.ts';

/**
 * Whether a proxy that TRUST_PROXY does not list was seen. Other checks report a missing database.
 */
export async function checkProxy(config: Config): Promise<Finding> {
	if (config.databaseUrl === null && !existsSync(join(config.dataDir, SQLITE_FILE))) return FINE;
	await using db = await openDatabase({ ...config, readOnly: true });
	if ((await readSchemaState(db.kysely)).pending.length > 0) return FINE;
	const seen = await readUnreadProxy(db.kysely, { trustProxy: config.trustProxy, now: Date.now() });
	return seen === null ? FINE : note(proxyWords(seen));
}
