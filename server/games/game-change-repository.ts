import { type Kysely, sql } from 'kysely';
import type { ChangeKind, GameChange } from '#core/games/game.ts';
import type { Database } from '#server/db/schema.ts';
import { batches } from './batches.ts';
import { toChange } from './game-row.ts';

export type GameChangeRepository = ReturnType<typeof createGameChangeRepository>;

const BATCH_ROWS = 500;

/** A literal: the index of moves is not chosen for a parameter. */
const KICKOFF = sql.lit<ChangeKind>('kickoff');

/** The event log of games: appended to, never rewritten. */
export function createGameChangeRepository(db: Kysely<Database>) {
	return {
		async append(changes: readonly Omit<GameChange, 'id'>[]): Promise<void> {
			for (let start = 0; start < changes.length; start += BATCH_ROWS) {
				await db
					.insertInto('game_changes')
					.values(changes.slice(start, start + BATCH_ROWS).map(toRow))
					.execute();
			}
		},

		/** Everything that happened to a game, oldest first. */
		async listGame(gameId: string): Promise<GameChange[]> {
			const rows = await db.selectFrom('game_changes').where('game_id', '=', gameId).selectAll().orderBy('id').execute();
			return rows.map(toChange);
		},

		/** How often each game listed on a day was changed since it was made, by game id; absent = never. */
		async countOfDay(day: string): Promise<Map<string, number>> {
			const rows = await db
				.selectFrom('game_changes')
				.where('kind', '!=', 'created')
				.where('game_id', 'in', db.selectFrom('games').where('day', '=', day).where('deleted_at', 'is', null).select('id'))
				.groupBy('game_id')
				.select(['game_id', sql<number>`count(*)`.as('changes')])
				.execute();
			return new Map(rows.map(({ game_id, changes }) => [game_id, Number(changes)]));
		},

		/** Moves of the hour, since a UTC instant in milliseconds, of the games listed on a day, oldest first. */
		async listKickoffMoves(day: string, since: number): Promise<GameChange[]> {
			const rows = await db
				.selectFrom('game_changes')
				.where('kind', '=', KICKOFF)
				.where('at', '>=', since)
				.where('game_id', 'in', db.selectFrom('games').where('day', '=', day).where('deleted_at', 'is', null).select('id'))
				.selectAll()
				.orderBy('id')
				.execute();
			return rows.map(toChange);
		},

		/** Moves of the hour of some games, oldest first. */
		async listKickoffMovesOf(gameIds: readonly string[]): Promise<GameChange[]> {
			const moves: GameChange[] = [];
			for (const part of batches(gameIds)) {
				const query = db.selectFrom('game_changes').where('game_id', 'in', part).where('kind', '=', KICKOFF);
				moves.push(...(await query.selectAll().orderBy('id').execute()).map(toChange));
			}
			return moves;
		},
	};
}

function toRow(change: Omit<GameChange, 'id'>) {
	return {
		game_id: change.gameId,
		at: change.at,
		kind: change.kind,
		before: change.before === null ? null : JSON.stringify(change.before),
		after: change.after === null ? null : JSON.stringify(change.after),
		source: change.source,
		actor: change.actor,
	};
}
