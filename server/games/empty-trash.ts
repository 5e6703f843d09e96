import { audit, SYSTEM } from '#server/audit/audit.ts';
import type { AppContext } from '#server/context.ts';
import { createTrashRepository, purgeRows } from './desk/purge-repository.ts';

/** How long a game waits in the trash. */
export const TRASH_DAYS = 30;
const DAY_MS = 86_400_000;
/** One short transaction after another: nobody waits long for the sweeping. */
const STEP = 200;

/**
 * Deletes for good what has lain in the trash for 30 days; `now` in editorial UTC milliseconds, in
 * which deletions are dated. Returns how many games went. May run at any time and any number of
 * times.
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
			await purgeRows(trx, ids, now);
			await audit(trx, SYSTEM, 'games.trash-emptied', { at: now, detail: { games: ids.length } });
			return ids.length;
		});
		purged += step;
		if (step < STEP) return purged;
	}
}
