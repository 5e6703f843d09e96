import { gameSnapshotSchema, type RevisionEntry } from '#core/games/contract/form.ts';
import type { Game } from '#core/games/game.ts';
import { snapshotOf } from '#core/games/game-snapshot.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { GameRevisionTable } from '#server/db/desk-schema.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { batches } from './batches.ts';

type Saved = { at: number; actor: string | null; source: string | null };

/** A snapshot of a game after each save. */
export function createRevisionRepository(db: Reader) {
	return {
		/** The last saves of a game, newest first. */
		async list(gameId: string, limit: number): Promise<RevisionEntry[]> {
			const query = db.selectFrom('game_revisions').where('game_id', '=', gameId).selectAll();
			return (await query.orderBy('revision', 'desc').limit(limit).execute()).map(toEntry);
		},

		/** Who saved a game after a revision, and when, oldest first. */
		async savesAfter(
			gameId: string,
			revision: number,
		): Promise<Pick<RevisionEntry, 'actor' | 'at'>[]> {
			const query = db
				.selectFrom('game_revisions')
				.where('game_id', '=', gameId)
				.where('revision', '>', revision);
			return query.select(['actor', 'at']).orderBy('revision').execute();
		},

		async find(gameId: string, revision: number): Promise<RevisionEntry | null> {
			const query = db
				.selectFrom('game_revisions')
				.where('game_id', '=', gameId)
				.where('revision', '=', revision);
			const row = await query.selectAll().executeTakeFirst();
			return row ? toEntry(row) : null;
		},
	};
}

export function createRevisionWriter(trx: Writer) {
	return {
		/**
		 * Stores the revision of each save, and the previous state where none is stored yet. A game
		 * never changed has no revision, so a hundred thousand imported ones cost nothing.
		 * `after.revision` = as stored.
		 */
		async keep(saves: readonly { before: Game; after: Game }[], saved: Saved): Promise<void> {
			for (const part of batches(saves)) {
				const first = part.map(({ before }) =>
					toRow(before, { at: before.updatedAt, actor: null, source: null }),
				);
				const insertFirst = trx.insertInto('game_revisions').values(first);
				await insertFirst
					.onConflict((conflict) => conflict.columns(['game_id', 'revision']).doNothing())
					.execute();
				await trx
					.insertInto('game_revisions')
					.values(part.map(({ after }) => toRow(after, saved)))
					.execute();
			}
		},
	};
}

function toRow(game: Game, saved: Saved): GameRevisionTable {
	return {
		game_id: game.id,
		revision: game.revision,
		...saved,
		data: JSON.stringify(snapshotOf(game)),
	};
}

function toEntry({ revision, at, actor, source, data }: GameRevisionTable): RevisionEntry {
	return { revision, at, actor, source, game: storedAs(gameSnapshotSchema, data) };
}
