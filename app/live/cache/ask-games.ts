import { recordOf } from '#core/kit/record.ts';
import type { GamesAnswer } from '#core/live/contract.ts';
import { gamesOfDay, gamesOfSlugs } from '#core/site/paths/live.ts';

/** The current games of a day; null = no answer. */
export const askDay = (day: string): Promise<GamesAnswer | null> => ask(gamesOfDay(day));

/** Games by their slugs, at most a hundred; null = no answer. */
export const askSlugs = (slugs: readonly string[]): Promise<GamesAnswer | null> =>
	ask(gamesOfSlugs(slugs));

async function ask(address: string): Promise<GamesAnswer | null> {
	try {
		const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(30_000) });
		if (!answer.ok) return null;
		const value: unknown = await answer.json();
		return isAnswer(value) ? value : null;
	} catch {
		return null;
	}
}

function isAnswer(value: unknown): value is GamesAnswer {
	const { v, games } = recordOf(value);
	return typeof v === 'number' && Array.isArray(games);
}
