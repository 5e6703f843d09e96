import { NEXT_DAYS } from '#core/games/dated-list.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { type IndexEntry, type LetterIndex, letterIndex } from '#core/site/letter-index.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { Subject } from './agenda-repository.ts';

/** An A–Z page. `validUntil` = the next midnight in São Paulo, UTC ms. */
export type LetterIndexAnswer = { view: LetterIndex; validUntil: number };

/** Reads an A–Z index of some entries with the number of games that each has from today on for 30 days. `now` in UTC ms. */
export async function readLetterIndex(
	data: GuideData,
	{ kind, entries, now }: { kind: Subject['kind']; entries: readonly Omit<IndexEntry, 'games'>[]; now: number },
): Promise<LetterIndexAnswer> {
	const today = dayOf(now);
	const activity = await data.activity.list(kind, { from: today, to: addDays(today, NEXT_DAYS) });
	const games = new Map(activity.map((row) => [row.id, row.games]));
	const view = letterIndex(entries.map((entry) => ({ ...entry, games: games.get(entry.id) ?? 0 })));
	return { view, validUntil: startOfDay(addDays(today, 1)) };
}
