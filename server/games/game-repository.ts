import type { Game } from '#core/games/game.ts';
import { type RecordReporter, reportNothing } from '#server/damaged-record.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { BroadcastTable, GameTable } from '#server/db/schema.ts';
import { batches } from './batches.ts';
import { toGame } from './game-row.ts';
import { wholeGames } from './whole-games.ts';

export type GameRepository = ReturnType<typeof createGameRepository>;

/** All read queries of games. */
export function createGameRepository(db: Reader, report: RecordReporter = reportNothing) {
	return { ...publishedLists(db, report), ...anyGames(db) };
}

/** Lists of published games, by their days. */
function publishedLists(db: Reader, report: RecordReporter) {
	const published = () =>
		db.selectFrom('games').where('publication', '=', 'published').where('deleted_at', 'is', null);

	return {
		/** Published games of one São Paulo day, in no particular order. */
		async listDay(day: string): Promise<Game[]> {
			const [rows, broadcasts] = await Promise.all([
				published().where('day', '=', day).selectAll().execute(),
				// A subquery by day: a list of a hundred ids would be parsed and planned again for each
				// day.
				db
					.selectFrom('broadcasts')
					.where('game_id', 'in', published().where('day', '=', day).select('id'))
					.selectAll()
					.execute(),
			]);
			return wholeGames(joinBroadcasts(rows, broadcasts), report);
		},

		/** Published games of a day that kick off at one instant (UTC ms). */
		async listKickoff(day: string, kickoffAt: number): Promise<Game[]> {
			const rows = await published()
				.where('day', '=', day)
				.where('kickoff_at', '=', kickoffAt)
				.selectAll()
				.execute();
			return wholeGames(await attachBroadcasts(db, rows), report);
		},

		/**
		 * The first `limit` published games that kick off after `day` and after the instant `after`
		 * (UTC ms). Searches no further than `lastDay`.
		 */
		async listFollowing(day: string, lastDay: string, limit: number, after = 0): Promise<Game[]> {
			const rows = await published()
				.where('day', '>', day)
				.where('day', '<=', lastDay)
				.where('kickoff_at', '>', after)
				.where('status', '=', 'scheduled')
				.selectAll()
				.orderBy('day')
				.orderBy('kickoff_at')
				.limit(limit)
				.execute();
			return wholeGames(await attachBroadcasts(db, rows), report);
		},

		/**
		 * Published, still scheduled games between two days, both included, soonest first. Without
		 * broadcasts.
		 */
		async listComing(from: string, to: string): Promise<Game[]> {
			const query = published()
				.where('day', '>=', from)
				.where('day', '<=', to)
				.where('status', '=', 'scheduled');
			const rows = await query
				.selectAll()
				.orderBy('day')
				.orderBy('kickoff_at')
				.orderBy('slug')
				.execute();
			return wholeGames(
				rows.map((row) => toGame(row, [])),
				report,
			);
		},
	};
}

/** Games in any state, and their addresses. */
function anyGames(db: Reader) {
	return {
		/** The game that has or had this address, including deleted games and drafts. */
		async bySlug(slug: string): Promise<Game | null> {
			const query = db
				.selectFrom('game_slugs')
				.innerJoin('games', 'games.id', 'game_slugs.game_id')
				.where('game_slugs.slug', '=', slug);
			const [game] = await attachBroadcasts(db, await query.selectAll('games').execute());
			return game ?? null;
		},

		/** Whether an address belonged to a permanently deleted game. */
		async isGoneAddress(slug: string): Promise<boolean> {
			return (
				(await db
					.selectFrom('gone_addresses')
					.where('slug', '=', slug)
					.select('slug')
					.executeTakeFirst()) !== undefined
			);
		},

		async byId(id: string): Promise<Game | null> {
			const [game] = await attachBroadcasts(
				db,
				await db.selectFrom('games').where('id', '=', id).selectAll().execute(),
			);
			return game ?? null;
		},

		/**
		 * Games of a competition between two days, both included, without deleted ones: for comparison
		 * with an import.
		 */
		async listCompetition(competitionId: string, from: string, to: string): Promise<Game[]> {
			const query = db
				.selectFrom('games')
				.where('competition_id', '=', competitionId)
				.where('day', '>=', from)
				.where('day', '<=', to);
			return attachBroadcasts(
				db,
				await query.where('deleted_at', 'is', null).selectAll().execute(),
			);
		},

		/** Which of these addresses are or were in use. */
		async takenSlugs(slugs: readonly string[]): Promise<Set<string>> {
			const taken = new Set<string>();
			for (const part of batches(slugs)) {
				for (const row of await db
					.selectFrom('game_slugs')
					.where('slug', 'in', part)
					.select('slug')
					.execute())
					taken.add(row.slug);
			}
			return taken;
		},

		async countAll(): Promise<number> {
			const row = await db
				.selectFrom('games')
				.select(({ fn }) => fn.countAll().as('count'))
				.executeTakeFirstOrThrow();
			return Number(row.count);
		},
	};
}

/** Reads the broadcasts of some game rows and maps both to games, in the same order. */
export async function attachBroadcasts(db: Reader, games: GameTable[]): Promise<Game[]> {
	const broadcasts: BroadcastTable[] = [];
	for (const part of batches(games.map(({ id }) => id))) {
		const query = db.selectFrom('broadcasts').where('game_id', 'in', part).selectAll();
		broadcasts.push(...(await query.execute()));
	}
	return joinBroadcasts(games, broadcasts);
}

/** Joins games with their broadcasts, each list ordered by position. */
function joinBroadcasts(games: GameTable[], broadcasts: BroadcastTable[]): Game[] {
	const byGame = Map.groupBy(broadcasts, (row) => row.game_id);
	return games.map((row) =>
		toGame(
			row,
			(byGame.get(row.id) ?? []).sort((a, b) => a.position - b.position),
		),
	);
}
