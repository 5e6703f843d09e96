import { audit, SYSTEM } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import { createTrashRepository, createTrashWriter } from './desk/purge-repository.ts';

/** How long a game stays in the trash. */
export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;
/** Games in one transaction: short ones, so that other writers wait only briefly. */
const STEP = 200;

/**
 * Permanently deletes games after 30 days in the trash. `now` is in editorial UTC milliseconds, as
 * are the deletion dates. Returns the number of deleted games. Idempotent.
 */
export async function emptyTrash(
	{ db }: Pick<AppContext, 'db'>,
	{ now }: { now: number },
): Promise<number> {
	let purged = 0;
	while (true) {
		const step = await db.transaction(async (trx) => {
			const ids = await createTrashRepository(trx).listBefore(now - TRASH_DAYS * DAY_MS, STEP);
			if (ids.length === 0) return 0;
			await createTrashWriter(trx).purge(ids, now);
			await audit(trx, SYSTEM, 'games.trash-emptied', { at: now, detail: { games: ids.length } });
			return ids.length;
		});
		purged += step;
		if (step < STEP) return purged;
	}
}
