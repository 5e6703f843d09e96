import { groupEntries, type IndexGroup, type Leading, leadingEntries } from '#core/site/leading.ts';
import { type IndexEntry, type LetterIndex, letterIndex } from '#core/site/letter-index.ts';
import type { Subject } from '#server/games/agenda-repository.ts';
import type { GuideData } from '#server/guide-data.ts';
import { comingAt } from './read-agenda.ts';

/** Games begin and end at quarter hours, so the numbers change then. */
const TURN_MS = 15 * 60_000;

/**
 * An index and the groups above its letters. `validUntil` = UTC ms at which games may have ended.
 */
export type LetterIndexAnswer = { view: LetterIndex; leading: Leading[]; validUntil: number };

type Wanted = {
	kind: Subject['kind'];
	entries: readonly Omit<IndexEntry, 'games'>[];
	/** The most wanted entries; `games` = number of upcoming games by id. */
	leading: (games: ReadonlyMap<string, number>) => IndexGroup[] | Promise<IndexGroup[]>;
	/** Every entry in a group, when the reader asks for groups instead of letters. */
	groups: IndexGroup[] | null;
	now: number;
};

/**
 * Reads an index of entries with their number of upcoming games in 30 days: from A to Z, or in
 * groups. `now` in UTC ms.
 */
export async function readLetterIndex(
	data: GuideData,
	{ kind, entries, leading, groups, now }: Wanted,
): Promise<LetterIndexAnswer> {
	const { from, to, ...coming } = comingAt(now);
	const activity = await data.activity.list(kind, { from, to }, { coming });
	const games = new Map(activity.map((row) => [row.id, row.games]));
	const counted = entries.map((entry) => ({ ...entry, games: games.get(entry.id) ?? 0 }));
	const validUntil = (Math.floor(now / TURN_MS) + 1) * TURN_MS;
	if (groups !== null)
		return {
			view: { sections: groupEntries(groups, counted), total: counted.length },
			leading: [],
			validUntil,
		};
	return {
		view: letterIndex(counted),
		leading: leadingEntries(await leading(games), counted),
		validUntil,
	};
}
