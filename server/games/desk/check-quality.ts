import { createQualityCheck, QUALITY_DAYS } from '#core/games/quality/check-games.ts';
import type { CheckedGame } from '#core/games/quality/checked-game.ts';
import { usualVenues } from '#core/games/quality/usual-venues.ts';
import type { QualityWarning } from '#core/games/quality/warning.ts';
import { addDays } from '#core/site/dates.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createQualityRepository } from './quality-repository.ts';

/** Days of home games that show which venues a host uses. */
const VENUE_DAYS = 400;

/** Warnings for each game, in input order, and every game that a warning may name. */
export type QualityReport = {
	warnings: QualityWarning[][];
	around: ReadonlyMap<string, CheckedGame>;
};

/**
 * Checks games against the stored games around them (`core/games/quality`). The games may be stored
 * or new; for stored ones the given version counts. These are hints and block nothing.
 */
export async function checkQuality(
	db: Reader,
	games: readonly CheckedGame[],
	reference: Reference,
): Promise<QualityReport> {
	const repository = createQualityRepository(db);
	const hosts = [...new Set(games.flatMap(({ home }) => home.teamId ?? []))];
	const first = games.map(({ day }) => day).toSorted()[0];
	const [stored, uses] = await Promise.all([
		repository.listAround(games, QUALITY_DAYS),
		first === undefined ? [] : repository.countVenues(hosts, addDays(first, -VENUE_DAYS)),
	]);
	const around = new Map([...stored, ...games].map((game) => [game.id, game]));
	const check = createQualityCheck([...around.values()], {
		...reference,
		venues: usualVenues(uses),
	});
	return { warnings: games.map(check), around };
}
