import { sql } from 'kysely';
import type { ChangeKind, Game, GameChange } from '#core/games/game.ts';
import type { Reader } from '#server/db/app-database.ts';
import { batches } from './batches.ts';
import { toChanges } from './game-row.ts';

/** The game of a change. */
type ChangedGame = Pick<Game, 'slug' | 'home' | 'away'>;

export type GameChangeRepository = ReturnType<typeof createGameChangeRepository>;

/** Kinds that the list of last changes leaves out. */
const UNLISTED: readonly ChangeKind[] = ['created', 'result'];

/** A literal, because the planner cannot use the partial index of moves for a parameter. */
const KICKOFF = sql.lit<ChangeKind>('kickoff');

/** The history of games: a view of the log of changes. */
export function createGameChangeRepository(db: Reader) {
	return {
		/** All changes of a game, oldest first. */
		async listGame(gameId: string): Promise<GameChange[]> {
			const rows = await db
				.selectFrom('game_changes')
				.where('game_id', '=', gameId)
				.selectAll()
				.orderBy('id')
				.execute();
			return toChanges(rows);
		},

		/** Whether a game that is now a draft was ever published: its return to draft is in the log. */
		async wasPublished(gameId: string): Promise<boolean> {
			const query = db
				.selectFrom('game_changes')
				.where('game_id', '=', gameId)
				.where('kind', '=', 'publication');
			return (await query.select('id').limit(1).executeTakeFirst()) !== undefined;
		},

		/**
		 * The last changes of publicly visible games since a UTC instant in milliseconds, newest first.
		 * Creation does not count as a change, nor does a score: the goals of an evening would hide
		 * every other one.
		 */
		async listRecent({
			since,
			limit,
		}: {
			since: number;
			limit: number;
		}): Promise<{ change: GameChange; game: ChangedGame }[]> {
			const rows = await db
				.selectFrom('game_changes as change')
				.innerJoin('games', 'games.id', 'change.game_id')
				.where('change.at', '>=', since)
				.where('change.kind', 'not in', UNLISTED)
				.where('games.publication', '=', 'published')
				.selectAll('change')
				.select(['slug', 'home_team_id', 'home_label', 'away_team_id', 'away_label'])
				.orderBy('change.at', 'desc')
				.orderBy('change.id', 'desc')
				.limit(limit)
				.execute();
			return rows.flatMap((row) =>
				toChanges([row]).map((change) => ({
					change,
					game: {
						slug: row.slug,
						home: { teamId: row.home_team_id, label: row.home_label },
						away: { teamId: row.away_team_id, label: row.away_label },
					},
				})),
			);
		},

		/**
		 * Kickoff changes since a UTC instant in milliseconds, for the games listed on a day, oldest
		 * first.
		 */
		async listKickoffMoves(day: string, since: number): Promise<GameChange[]> {
			const rows = await db
				.selectFrom('game_changes')
				.where('kind', '=', KICKOFF)
				.where('at', '>=', since)
				.where(
					'game_id',
					'in',
					db
						.selectFrom('games')
						.where('day', '=', day)
						.where('deleted_at', 'is', null)
						.select('id'),
				)
				.selectAll()
				.orderBy('id')
				.execute();
			return toChanges(rows);
		},

		/** Kickoff changes of some games, oldest first. */
		async listKickoffMovesOf(gameIds: readonly string[]): Promise<GameChange[]> {
			const moves: GameChange[] = [];
			for (const part of batches(gameIds)) {
				const query = db
					.selectFrom('game_changes')
					.where('game_id', 'in', part)
					.where('kind', '=', KICKOFF);
				moves.push(...toChanges(await query.selectAll().orderBy('id').execute()));
			}
			return moves;
		},
	};
}
