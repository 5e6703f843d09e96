import {
	holdsStill,
	type UnreadProxy,
	unreadProxySchema,
} from '#core/installation/unread-proxy.ts';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { AppDatabase, Reader } from '#server/db/app-database.ts';

const RECORD = { collection: 'instalacao', id: 'proxy' } as const;

/**
 * Records that a peer outside TRUST_PROXY sent a forwarding header; replaces the previous record.
 */
export async function keepUnreadProxy(database: AppDatabase, seen: UnreadProxy): Promise<void> {
	await database.transaction((trx) =>
		createSettingWriter(trx).write(RECORD.collection, RECORD.id, seen, seen.at),
	);
}

/**
 * The record, while it still applies to the present TRUST_PROXY; else null. `now` = real UTC
 * milliseconds.
 */
export async function readUnreadProxy(
	db: Reader,
	present: { trustProxy: readonly string[]; now: number },
): Promise<UnreadProxy | null> {
	const record = await createSettingRepository(db).read(RECORD.collection, RECORD.id);
	const seen = unreadProxySchema.safeParse(record).data;
	return seen !== undefined && holdsStill(seen, present) ? seen : null;
}
