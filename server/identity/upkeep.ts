import type { AppDatabase } from '#server/db/app-database.ts';
import type { Identity } from './identity.ts';
import { createCodesWriter } from './links/codes-repository.ts';
import { createSessionsWriter } from './sessions/sessions-repository.ts';

const DAY = 86_400_000;
/** Milliseconds that ended sessions (for their owner and the log) and spent codes are kept. */
const SESSIONS_KEPT_MS = 30 * DAY;
const CODES_KEPT_MS = DAY;
const EVERY_MS = 3_600_000;

/** Deletes expired records. */
export async function forgetSpent(db: AppDatabase, now: number): Promise<void> {
	await db.transaction(async (trx) => {
		await createSessionsWriter(trx).forget(now - SESSIONS_KEPT_MS);
		await createCodesWriter(trx).forget(now - CODES_KEPT_MS);
	});
}

/**
 * Each hour: deletes expired records and creates the next signing key early, so that it is
 * published before it signs.
 */
export function startIdentityUpkeep(
	{ db, ring, now, log, throttle }: Identity,
	signal: AbortSignal,
): void {
	const timer = setInterval(() => {
		Promise.all([forgetSpent(db, now()), throttle.forget(), ring.signing()]).catch(
			(error: unknown) => log.warn({ err: error }, 'identity upkeep failed'),
		);
	}, EVERY_MS);
	timer.unref();
	signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
