import { sql } from 'kysely';
import type { Game } from '#core/games/game.ts';
import { LARGEST_COUNT } from '#core/kit/instant.ts';
import { createChangeWriter } from '#server/changes/change-repository.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { GameTable } from '#server/db/schema.ts';
import { batches } from './batches.ts';
import { toBroadcastRow, toGameRow } from './game-row.ts';

/** All write queries of games; only inside a transaction. */
export function createGameWriter(trx: Writer) {
	return {
		/** Stores new games with their addresses and broadcasts. */
		async insert(games: readonly Game[]): Promise<void> {
			for (const part of batches(games)) {
				await trx.insertInto('games').values(part.map(toNewRow)).execute();
				const addresses = part.map(({ slug, id }) => ({ slug, game_id: id }));
				await trx.insertInto('game_slugs').values(addresses).execute();
			}
			await insertBroadcasts(trx, games);
		},

		/**
		 * Stores a game under `game.revision + 1` if the stored revision is still `game.revision` or is
		 * unreadable. `isOnCalendars` = calendars show the change. False = another save came first, and
		 * nothing was written.
		 */
		async update(game: Game, { isOnCalendars }: { isOnCalendars: boolean }): Promise<boolean> {
			const row = {
				...toGameRow(game),
				revision: game.revision + 1,
				...(isOnCalendars ? calendarChange(game.updatedAt) : {}),
			};
			const query = trx
				.updateTable('games')
				.set(row)
				.where('id', '=', game.id)
				.where(({ eb, or }) =>
					or([
						eb('revision', '=', game.revision),
						eb('revision', '<', 1),
						eb('revision', '>', LARGEST_COUNT),
					]),
				);
			if ((await query.executeTakeFirst()).numUpdatedRows === 0n) return false;
			const address = trx.insertInto('game_slugs').values({ slug: game.slug, game_id: game.id });
			await address.onConflict((conflict) => conflict.column('slug').doNothing()).execute();
			await trx.deleteFrom('broadcasts').where('game_id', '=', game.id).execute();
			await insertBroadcasts(trx, [game]);
			return true;
		},

		/**
		 * Permanently deletes the demonstration, including addresses and history. Returns the number of
		 * deleted games.
		 */
		async removeDemo(): Promise<number> {
			const ids = trx.selectFrom('games').where('demo', '=', 1).select('id');
			await trx.deleteFrom('broadcasts').where('game_id', 'in', ids).execute();
			await createChangeWriter(trx).forget((eb) => eb('game_id', 'in', ids));
			await trx.deleteFrom('game_revisions').where('game_id', 'in', ids).execute();
			await trx.deleteFrom('game_slugs').where('game_id', 'in', ids).execute();
			return Number(
				(await trx.deleteFrom('games').where('demo', '=', 1).executeTakeFirst()).numDeletedRows,
			);
		},
	};
}

/**
 * SEQUENCE and LAST-MODIFIED of the calendar entry after a change at a UTC instant; neither ever
 * falls.
 */
export function calendarChange(at: number) {
	return {
		calendar_sequence: sql<number>`calendar_sequence + 1`,
		calendar_changed_at: sql<number>`case when calendar_changed_at > ${at} then calendar_changed_at else cast(${at} as bigint) end`,
	};
}

function toNewRow(game: Game): GameTable {
	return { ...toGameRow(game), calendar_sequence: 0, calendar_changed_at: game.createdAt };
}

async function insertBroadcasts(trx: Writer, games: readonly Game[]): Promise<void> {
	const rows = games.flatMap((game) =>
		game.broadcasts.map((broadcast, position) => toBroadcastRow(game.id, position, broadcast)),
	);
	for (const part of batches(rows)) await trx.insertInto('broadcasts').values(part).execute();
}
