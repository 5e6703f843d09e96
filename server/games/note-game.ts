import { DETAILS, type NewChange } from '#core/changes/change.ts';
import { gameTopics, type TopicGame } from '#core/changes/game-topics.ts';
import type { Game } from '#core/games/game.ts';
import { diffGames } from '#core/games/game-diff.ts';
import { isSameSnapshot, snapshotOf } from '#core/games/game-snapshot.ts';
import { keysOf } from '#core/kit/keys.ts';
import { dayOf } from '#core/site/dates.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Writer } from '#server/db/app-database.ts';

/** The author, the time (editorial UTC milliseconds) and the source of a write. */
export type WriteNote = { now: number; source: string | null; actor: string | null };

export type Difference = Pick<NewChange, 'kind' | 'before' | 'after'>;

/**
 * The log entries for a save: the changes that its history shows, otherwise the visible details.
 * Empty = nothing differs.
 */
export function differencesOf(before: Game, after: Game): Difference[] {
	const shown = diffGames(before, after);
	if (shown.length > 0) return shown;
	if (isSameSnapshot(before, after) && before.damage === undefined) return [];
	return [{ kind: DETAILS, ...changedFields(before, after) }];
}

function changedFields(before: Game, after: Game): Pick<Difference, 'before' | 'after'> {
	const [from, to] = [snapshotOf(before), snapshotOf(after)];
	const fields = keysOf(from).filter(
		(field) => JSON.stringify(from[field]) !== JSON.stringify(to[field]),
	);
	const pick = (game: typeof from) =>
		Object.fromEntries(fields.map((field) => [field, game[field]]));
	return { before: pick(from), after: pick(to) };
}

/**
 * Logs that games were purged from the trash. Their pages were already gone, but calendars still
 * listed them as cancelled.
 */
export function notePurged(
	trx: Writer,
	games: readonly Game[],
	{ now, actor }: Pick<WriteNote, 'now' | 'actor'>,
): void {
	const touched = games.flatMap((game) =>
		gameTopics({ ...game, deletedAt: null }, game, dayOf(now)),
	);
	if (touched.length === 0) return;
	noteChange(
		trx,
		nounChange('everything', {
			topics: [...new Set(touched)],
			at: now,
			actor,
			after: { purged: games.length },
		}),
	);
}

type GameWrite = { before: TopicGame | null; after: TopicGame; differences: readonly Difference[] };

/** Logs the changes of a write, with every page that shows the game now or did before. */
export function noteGame(
	trx: Writer,
	{ before, after, differences }: GameWrite,
	{ now, source, actor }: WriteNote,
): void {
	const topics = gameTopics(before, after, dayOf(now));
	// Detail changes that no page shows are kept in the revisions only.
	const noted = differences.filter(({ kind }) => kind !== DETAILS || topics.length > 0);
	for (const difference of noted)
		noteChange(trx, { topics, gameId: after.id, ...difference, at: now, source, actor });
}
