import type { ExpressionBuilder } from 'kysely';
import type { NewChange } from '#core/changes/change.ts';
import { gameTopics } from '#core/changes/game-topics.ts';
import { topics } from '#core/changes/topic.ts';
import type { Game } from '#core/games/game.ts';
import { dayOf } from '#core/site/dates.ts';
import { noteChange, nounChange } from '#server/changes/note-change.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { batches } from '#server/games/batches.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';
import { calendarChange } from '#server/games/game-write-repository.ts';
import { noteGame, type WriteNote } from '#server/games/note-game.ts';
import { createRemovalWriter } from '#server/games/removal-repository.ts';

/**
 * Above this number of games the log entry names all pages: single topics would outnumber most
 * pages.
 */
const MOST_NAMED = 500;

export function createWrittenGamesRepository(db: Reader) {
	return {
		/** The current revisions of some games, by id; absent = permanently deleted. */
		async revisions(ids: readonly string[]): Promise<Map<string, number>> {
			const found = new Map<string, number>();
			for (const part of batches(ids)) {
				const rows = await db
					.selectFrom('games')
					.where('id', 'in', part)
					.select(['id', 'revision'])
					.execute();
				for (const { id, revision } of rows) found.set(id, revision);
			}
			return found;
		},
	};
}

export function createWrittenGamesWriter(trx: Writer) {
	return {
		/**
		 * Publishes the games of an import at once, with one log entry: their histories already contain
		 * their creation. Returns their number. Leaves games that a person published or deleted
		 * meanwhile.
		 */
		async publishDrafted(batchId: string, now: number): Promise<number> {
			const made = trx
				.selectFrom('import_rows')
				.where('batch_id', '=', batchId)
				.where('result', '=', 'created')
				.select('game_id');
			const isWaiting = ({ and, eb }: ExpressionBuilder<Database, 'games'>) =>
				and([eb('id', 'in', made), eb('publication', '=', 'draft'), eb('deleted_at', 'is', null)]);
			const first = await trx
				.selectFrom('games')
				.where(isWaiting)
				.selectAll()
				.limit(MOST_NAMED + 1)
				.execute();
			if (first.length === 0) return 0;
			const games = await attachBroadcasts(trx, first);
			const published = games.map((before): Game => ({ ...before, publication: 'published' }));
			const touched = games.flatMap((before, place) =>
				gameTopics(before, published[place] ?? before, dayOf(now)),
			);
			const named = games.length > MOST_NAMED ? [topics.all] : [...new Set(touched)];
			const result = await trx
				.updateTable('games')
				.set({ publication: 'published' })
				.where(isWaiting)
				.executeTakeFirst();
			const count = Number(result.numUpdatedRows);
			noteChange(
				trx,
				nounChange('everything', { topics: named, at: now, after: { published: count } }),
			);
			return count;
		},

		/**
		 * Moves games to the trash; their address, history and data stay, and the desk can restore
		 * them.
		 */
		async remove(ids: readonly string[], note: WriteNote): Promise<void> {
			const { now } = note;
			for (const part of batches(ids)) {
				const games: Game[] = await attachBroadcasts(
					trx,
					await trx.selectFrom('games').where('id', 'in', part).selectAll().execute(),
				);
				await createRemovalWriter(trx).note(games, [], now);
				await trx
					.updateTable('games')
					.set(({ eb }) => ({
						deleted_at: now,
						updated_at: now,
						revision: eb('revision', '+', 1),
						...calendarChange(now),
					}))
					.where('id', 'in', part)
					.execute();
				for (const before of games)
					noteGame(
						trx,
						{ before, after: { ...before, deletedAt: now }, differences: REMOVED },
						note,
					);
			}
		},
	};
}

const REMOVED = [{ kind: 'removed', before: null, after: null }] as const satisfies Pick<
	NewChange,
	'kind' | 'before' | 'after'
>[];
