import { addDays } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createKnownGamesRepository } from '#server/importing/rows/known-games-repository.ts';
import type { KnownKickoff } from '#server/importing/source/source-file.ts';

/** Days in each direction: a source covers one season. */
const DAYS = 200;

/** Kickoffs of known pairings in the half years around a day (YYYY-MM-DD). */
export function kickoffsAround(db: Reader, day: string): Promise<KnownKickoff[]> {
	return createKnownGamesRepository(db).kickoffs({
		from: addDays(day, -DAYS),
		to: addDays(day, DAYS),
	});
}
