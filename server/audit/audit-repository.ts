import type { Reader, Writer } from '#server/db/app-database.ts';
import { storedObject } from '#server/db/stored-json.ts';
import type { AuditEntry } from './audit-entry.ts';

export function createAuditRepository(db: Reader) {
	return {
		/** Newest entries first; `before` = id of the last entry already shown. */
		async list({ before, limit }: { before: number | null; limit: number }): Promise<AuditEntry[]> {
			const all = db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').limit(limit);
			const rows = await (before === null ? all : all.where('id', '<', before)).execute();
			return rows.map((row) => ({
				id: row.id,
				at: row.at,
				actor: { id: row.actor, name: row.actor_name, network: row.network },
				action: row.action,
				subject: row.subject,
				detail: row.detail === null ? null : storedObject(row.detail),
			}));
		},
	};
}

export function createAuditWriter(trx: Writer) {
	return {
		/** Deletes entries made before an instant (UTC milliseconds). Returns how many. */
		async forget(before: number): Promise<number> {
			const old = trx.deleteFrom('audit_log').where('at', '<', before);
			return Number((await old.executeTakeFirst()).numDeletedRows);
		},

		/** Appends one entry; entries are never changed. */
		async insert(entry: Omit<AuditEntry, 'id'>): Promise<void> {
			const { at, actor, action, subject, detail } = entry;
			await trx
				.insertInto('audit_log')
				.values({
					...{ at, action, subject },
					actor: actor.id,
					actor_name: actor.name,
					network: actor.network,
					detail: detail === null ? null : JSON.stringify(detail),
				})
				.execute();
		},
	};
}
