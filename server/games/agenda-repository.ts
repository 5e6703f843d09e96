import { type ExpressionBuilder, sql } from 'kysely';
import { GAME_STATUSES, type Game, type GameStatus } from '#core/games/game.ts';
import { isOff } from '#core/games/game-rules.ts';
import type { OpenSlot } from '#core/games/open-slots.ts';
import { type RecordReporter, reportNothing } from '#server/damaged-record.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { attachBroadcasts } from './game-repository.ts';
import { wholeGames } from './whole-games.ts';

export type AgendaRepository = ReturnType<typeof createAgendaRepository>;

/** The owner of an agenda. */
export type Subject = { kind: 'team' | 'competition' | 'channel'; id: string };

/**
 * Upcoming games: those of a range that kick off after `after` (UTC ms). A game without a set hour
 * counts from `today` on.
 */
export type Coming = DayRange & { after: number; today: string };

/** São Paulo days, both included. */
export type DayRange = { from: string; to: string };

type SlotsAsked = { days: string[]; kickoffs: number[]; channelIds: string[] };

/** Games visible to the public. */
export function publishedGames(db: Reader) {
	return db
		.selectFrom('games')
		.where('games.publication', '=', 'published')
		.where('games.deleted_at', 'is', null);
}

/** States of a game that will not be played: core's `isOff`, for SQL. */
export const OFF: GameStatus[] = GAME_STATUSES.filter((status) => isOff({ status }));

/** The filter for upcoming games. */
export function isComing({ from, to, after, today }: Coming) {
	return ({ and, or, eb }: ExpressionBuilder<Database, 'games'>) =>
		and([
			eb('games.day', '>=', from),
			eb('games.day', '<=', to),
			eb('games.status', '<>', 'finished'),
			or([
				eb('games.kickoff_at', '>', after),
				and([eb('games.kickoff_at', 'is', null), eb('games.day', '>=', today)]),
			]),
		]);
}

/** Home and away are two index scans: one query with 'or' would sort a team's whole archive. */
export function gamesOf(db: Reader, { kind, id }: Subject) {
	const published = publishedGames(db);
	if (kind === 'team')
		return [published.where('home_team_id', '=', id), published.where('away_team_id', '=', id)];
	if (kind === 'competition') return [published.where('competition_id', '=', id)];
	const shows = published.where(({ exists, selectFrom }) =>
		exists(
			selectFrom('broadcasts')
				.whereRef('broadcasts.game_id', '=', 'games.id')
				// The coalesce keeps SQLite off the channel index. It would read every broadcast of the
				// channel for each game in range (25 s instead of 10 ms).
				.where(sql`coalesce(broadcasts.channel_id, '')`, '=', id)
				.select('broadcasts.position'),
		),
	);
	return [shows];
}

/**
 * Published games of a team, a competition or a channel. Every query uses an index by subject and
 * day, or by day.
 */
export function createAgendaRepository(db: Reader, report: RecordReporter = reportNothing) {
	return {
		/** The first `limit` upcoming games. */
		async listNext(subject: Subject, range: Coming, limit: number): Promise<Game[]> {
			const rows = await Promise.all(
				gamesOf(db, subject).map((query) =>
					query
						.where(isComing(range))
						.selectAll('games')
						.orderBy('games.day')
						.orderBy(sql`coalesce(games.kickoff_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`)
						.orderBy('games.slug')
						.limit(limit)
						.execute(),
				),
			);
			return wholeGames(await attachBroadcasts(db, rows.flat()), report);
		},

		/** Number of upcoming games, called-off ones excluded. */
		async countNext(subject: Subject, range: Coming): Promise<number> {
			const counts = gamesOf(db, subject).map((query) =>
				query
					.where(isComing(range))
					.where('games.status', 'not in', OFF)
					.select(({ fn }) => fn.countAll().as('games'))
					.executeTakeFirstOrThrow(),
			);
			return (await Promise.all(counts)).reduce((sum, { games }) => sum + Number(games), 0);
		},

		/**
		 * Where open channels list several games at the same minute: one row for each channel and
		 * minute.
		 */
		listSharedSlots: (asked: SlotsAsked) => listSharedSlots(db, asked),

		/**
		 * The last `limit` past games of a range. A past game began before `before` (UTC ms), is
		 * finished, or belongs to a day before `today`.
		 */
		async listPast(
			subject: Subject,
			range: DayRange & { before: number; today: string },
			limit: number,
		): Promise<Game[]> {
			const rows = await Promise.all(
				gamesOf(db, subject).map((query) =>
					query
						.where('games.day', '>=', range.from)
						.where('games.day', '<=', range.to)
						.where(({ or, eb }) =>
							or([
								eb('games.day', '<', range.today),
								eb('games.status', '=', 'finished'),
								eb('games.kickoff_at', '<=', range.before),
							]),
						)
						.selectAll('games')
						.orderBy('games.day', 'desc')
						.orderBy(sql`coalesce(games.kickoff_at, 0)`, 'desc')
						.orderBy('games.slug', 'desc')
						.limit(limit)
						.execute(),
				),
			);
			return wholeGames(await attachBroadcasts(db, rows.flat()), report);
		},
	};
}

async function listSharedSlots(
	db: Reader,
	{ days, kickoffs, channelIds }: SlotsAsked,
): Promise<OpenSlot[]> {
	if (days.length === 0 || kickoffs.length === 0 || channelIds.length === 0) return [];
	const rows = await publishedGames(db)
		.innerJoin('broadcasts', 'broadcasts.game_id', 'games.id')
		.where('games.day', 'in', days)
		.where('games.kickoff_at', 'in', kickoffs)
		.where('games.status', 'not in', OFF)
		.where('broadcasts.state', '<>', 'none')
		.where(sql`coalesce(broadcasts.channel_id, '')`, 'in', channelIds)
		.groupBy(['broadcasts.channel_id', 'games.kickoff_at'])
		.having(({ fn }) => fn.countAll(), '>', 1)
		.select(['broadcasts.channel_id', 'games.kickoff_at'])
		.select(({ fn }) => fn.countAll().as('games'))
		.select(sql`sum(case when broadcasts.state = 'confirmed' then 1 else 0 end)`.as('confirmed'))
		.execute();
	return rows.map((row) => ({
		channelId: row.channel_id ?? '',
		kickoffAt: Number(row.kickoff_at),
		games: Number(row.games),
		confirmed: Number(row.confirmed),
	}));
}
