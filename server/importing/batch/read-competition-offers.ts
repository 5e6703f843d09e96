import {
	type CompetitionOffer,
	offerCompetitions,
	sidesWithoutCompetition,
} from '#core/importing/competition-offer.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createKnownGamesRepository } from '#server/importing/rows/known-games-repository.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';

/** Days of one season, and the number of rows sampled to represent the whole import. */
const DAYS = 300;
const ROWS = 200;

/**
 * Candidate competitions for games without one, by where their teams play in the guide. `now` in
 * UTC milliseconds.
 */
export async function readCompetitionOffers(
	db: Reader,
	batchId: string,
	now: number,
): Promise<CompetitionOffer[]> {
	const rows = await createRowRepository(db).list(
		batchId,
		{ actions: ['blocked'] },
		{ offset: 0, limit: ROWS },
	);
	const sides = sidesWithoutCompetition(rows.map(({ draft }) => draft));
	return offerCompetitions(
		sides,
		await createKnownGamesRepository(db).played(sides.teams, addDays(dayOf(now), -DAYS)),
	);
}
