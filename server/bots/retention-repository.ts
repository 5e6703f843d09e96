import { createChangeRepository } from '#server/changes/change-repository.ts';
import type { Writer } from '#server/db/app-database.ts';

/**
 * Forgets changes of games that were made before an instant (UTC milliseconds), of games that were
 * played before it. Returns how many.
 */
export function forgetGameChanges(
	trx: Writer,
	{ before, day }: { before: number; day: string },
): Promise<number> {
	const played = trx.selectFrom('games').select('id').where('day', '<', day);
	return createChangeRepository(trx).forget((eb) =>
		eb.and([eb('at', '<', before), eb('game_id', 'in', played)]),
	);
}

/**
 * Forgets changes made before an instant (UTC milliseconds) that name no game. Returns how many.
 */
export function forgetOtherChanges(trx: Writer, before: number): Promise<number> {
	return createChangeRepository(trx).forget((eb) =>
		eb.and([eb('at', '<', before), eb('game_id', 'is', null)]),
	);
}

/** Forgets who did what before an instant (UTC milliseconds). Returns how many entries. */
export async function forgetAuditEntries(trx: Writer, before: number): Promise<number> {
	return Number(
		(await trx.deleteFrom('audit_log').where('at', '<', before).executeTakeFirst()).numDeletedRows,
	);
}
