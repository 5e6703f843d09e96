import type { GamesAnswer } from '#core/live/contract.ts';
import { RESULTS_QUERY } from '#core/site/asked-results.ts';
import { gamesOfDay, gamesOfSlugs } from '#core/site/paths/live.ts';

/** The current games of a day; null = no answer. */
export const askDay = (day: string): Promise<GamesAnswer | null> => ask(gamesOfDay(day));

/** Games by their slugs, at most a hundred; null = no answer. */
export const askSlugs = (slugs: readonly string[]): Promise<GamesAnswer | null> =>
	ask(gamesOfSlugs(slugs));

/** A page shows scores, or hides them itself. */
async function ask(address: string): Promise<GamesAnswer | null> {
	try {
		const answer = await fetch(`${address}&${RESULTS_QUERY}`, {
			cache: 'no-cache',
			signal: AbortSignal.timeout(30_000),
		});
		if (!answer.ok) return null;
		const value = (await answer.json()) as Partial<GamesAnswer>;
		return typeof value.v === 'number' && Array.isArray(value.games)
			? (value as GamesAnswer)
			: null;
	} catch {
		return null;
	}
}
