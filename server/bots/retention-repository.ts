import type { Writer } from '#server/db/app-database.ts';

/** Forgets changes of games that were made before an instant (UTC milliseconds), of games that were played before it. Returns how many. */
export async function forgetGameChanges(trx: Writer, { before, day }: { before: number; day: string }): Promise<number> {
	const played = trx.selectFrom('games').select('id').where('day', '<', day);
	const old = trx.deleteFrom('game_changes').where('at', '<', before).where('game_id', 'in', played);
	return Number((await old.executeTakeFirst()).numDeletedRows);
}

/** Forgets who did what before an instant (UTC milliseconds). Returns how many entries. */
export async function forgetAuditEntries(trx: Writer, before: number): Promise<number> {
	return Number((await trx.deleteFrom('audit_log').where('at', '<', before).executeTakeFirst()).numDeletedRows);
}
