import { createChangeRepository } from '#server/changes/change-repository.ts';
import type { Writer } from '#server/db/app-database.ts';

/**
 * Deletes log entries of games made before an instant (UTC milliseconds), for games played before
 * `day`. Returns how many.
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
 * Deletes log entries made before an instant (UTC milliseconds) that name no game. Returns how
 * many.
 */
export function forgetOtherChanges(trx: Writer, before: number): Promise<number> {
	return createChangeRepository(trx).forget((eb) =>
		eb.and([eb('at', '<', before), eb('game_id', 'is', null)]),
	);
}

/** Deletes audit entries made before an instant (UTC milliseconds). Returns how many. */
export async function forgetAuditEntries(trx: Writer, before: number): Promise<number> {
	return Number(
		(await trx.deleteFrom('audit_log').where('at', '<', before).executeTakeFirst()).numDeletedRows,
	);
}
