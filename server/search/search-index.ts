import { isOver } from '#core/games/game-rules.ts';
import type { Clock } from '#core/kit/clock.ts';
import { createSuggest, type Suggest } from '#core/search/suggest.ts';
import type { Suggestion } from '#core/search/suggestion.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Days ahead whose games are suggested. */
const WINDOW_DAYS = 14;

export type SearchIndex = { suggest(term: string): Promise<Suggestion[]> };

type Sources = { db: AppDatabase; data: GuideData; clock: Clock };

/** Suggestions from memory: reference and games of the next days, read again only after the data version or the day changed. */
export function createSearchIndex({ db, data, clock }: Sources): SearchIndex {
	let kept: { key: string; suggest: Promise<Suggest> } | null = null;
	return {
		async suggest(term) {
			const key = `${await readDataVersion(db.kysely)} ${dayOf(clock())}`;
			if (kept?.key !== key) kept = { key, suggest: build({ data, clock }) };
			const current = kept;
			try {
				return (await current.suggest)(term);
			} catch (error) {
				if (kept === current) kept = null;
				throw error;
			}
		},
	};
}

async function build({ data, clock }: Omit<Sources, 'db'>): Promise<Suggest> {
	const now = clock();
	const today = dayOf(now);
	const [reference, games] = await Promise.all([data.reference(), data.games.listComing(today, addDays(today, WINDOW_DAYS))]);
	return createSuggest({
		teams: [...reference.teams.values()],
		competitions: [...reference.competitions.values()],
		channels: [...reference.channels.values()],
		ambiguous: reference.ambiguous ?? { team: [], competition: [], channel: [] },
		games: games.filter((game) => !isOver(game, now)),
	});
}
