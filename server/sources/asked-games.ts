import { dayOf } from '#core/site/dates.ts';
import type { GameSource } from '#core/sources/game-source.ts';
import {
	type AskedGame,
	minutesToNextAsk,
	RUNNING_MINUTES,
	runningPoliteness,
} from '#core/sources/next-ask.ts';
import type { Reader } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { shippedOrEdited } from './read-catalogue.ts';

const MINUTE_MS = 60_000;

/**
 * Minutes until a source that answered is asked again: less than its interval while a game of its
 * competition runs. A source without one keeps its interval. `now` = UTC ms of the real clock.
 */
export async function minutesToAsk(
	db: Reader,
	source: Pick<GameSource, 'competitionId' | 'entryId' | 'format' | 'intervalMinutes'>,
	now: number,
): Promise<number> {
	const { competitionId, entryId, intervalMinutes: usualMinutes } = source;
	if (competitionId === null) return usualMinutes;
	const entry = entryId === null ? null : await shippedOrEdited(db, entryId);
	const runningMinutes = runningPoliteness(source, entry?.kind === 'jogos' ? entry : undefined);
	if (runningMinutes === null) return usualMinutes;
	const games = await askedGames(db, competitionId, { now, usualMinutes });
	return minutesToNextAsk({ usualMinutes, runningMinutes, games }, now);
}

async function askedGames(
	db: Reader,
	competitionId: string,
	{ now, usualMinutes }: { now: number; usualMinutes: number },
): Promise<AskedGame[]> {
	const from = dayOf(now - RUNNING_MINUTES * MINUTE_MS);
	const to = dayOf(now + usualMinutes * MINUTE_MS);
	const games = await createGameRepository(db).listCompetition(competitionId, from, to);
	return games.filter(({ publication }) => publication === 'published');
}
