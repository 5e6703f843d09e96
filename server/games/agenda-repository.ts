import { type Kysely, sql } from 'kysely';
import type { Game } from '#core/games/game.ts';
import type { OpenSlot } from '#core/games/open-slots.ts';
import type { Database } from '#server/db/schema.ts';
import { attachBroadcasts } from './game-repository.ts';

export type AgendaRepository = ReturnType<typeof createAgendaRepository>;

/** Whose games. */
export type Subject = { kind: 'team' | 'competition' | 'channel'; id: string };

/** São Paulo days, both included. */
export type DayRange = { from: string; to: string };

/** Games that the public sees. */
export function publishedGames(db: Kysely<Database>) {
	return db.selectFrom('games').where('games.publication', '=', 'published').where('games.deleted_at', 'is', null);
}

/** Home and away are two walks of two indexes: one query with 'or' would sort the whole archive of a team. */
export function gamesOf(db: Kysely<Database>, { kind, id }: Subject) {
	const published = publishedGames(db);
	if (kind === 'team') return [published.where('home_team_id', '=', id), published.where('away_team_id', '=', id)];
	if (kind === 'competition') return [published.where('competition_id', '=', id)];
	const shows = published.where(({ exists, selectFrom }) =>
		exists(
			selectFrom('broadcasts')
				.whereRef('broadcasts.game_id', '=', 'games.id')
				// Not a bare column: SQLite would walk every broadcast of the channel for each game of the range (25 s instead of 10 ms).
				.where(sql`coalesce(broadcasts.channel_id, '')`, '=', id)
				.select('broadcasts.position'),
		),
	);
	return [shows];
}

/** Published games seen from a team, a competition or a channel. Every query walks an index by subject and day, or by day. */
export function createAgendaRepository(db: Kysely<Database>) {
	return {
		/** The first `limit` games of a range that kick off after `after` (UTC ms), or whose hour is undefined from `today` on. */
		async listNext(subject: Subject, range: DayRange & { after: number; today: string }, limit: number): Promise<Game[]> {
			const rows = await Promise.all(
				gamesOf(db, subject).map((query) =>
					query
						.where('games.day', '>=', range.from)
						.where('games.day', '<=', range.to)
						.where('games.status', '<>', 'finished')
						.where(({ or, and, eb }) =>
							or([eb('games.kickoff_at', '>', range.after), and([eb('games.kickoff_at', 'is', null), eb('games.day', '>=', range.today)])]),
						)
						.selectAll('games')
						.orderBy('games.day')
						.orderBy(sql`coalesce(games.kickoff_at, ${sql.lit(Number.MAX_SAFE_INTEGER)})`)
						.orderBy('games.slug')
						.limit(limit)
						.execute(),
				),
			);
			return attachBroadcasts(db, rows.flat());
		},

		/** What open channels show at the minutes of some games: one row for each channel that names several games for one minute. */
		async listSharedSlots({
			days,
			kickoffs,
			channelIds,
		}: {
			days: string[];
			kickoffs: number[];
			channelIds: string[];
		}): Promise<OpenSlot[]> {
			if (days.length === 0 || kickoffs.length === 0 || channelIds.length === 0) return [];
			const rows = await publishedGames(db)
				.innerJoin('broadcasts', 'broadcasts.game_id', 'games.id')
				.where('games.day', 'in', days)
				.where('games.kickoff_at', 'in', kickoffs)
				.where('games.status', 'not in', ['postponed', 'cancelled'])
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
		},

		/** The last `limit` games of a range that began before `before` (UTC ms), are finished, or belong to a day before `today`. */
		async listPast(subject: Subject, range: DayRange & { before: number; today: string }, limit: number): Promise<Game[]> {
			const rows = await Promise.all(
				gamesOf(db, subject).map((query) =>
					query
						.where('games.day', '>=', range.from)
						.where('games.day', '<=', range.to)
						.where(({ or, eb }) =>
							or([eb('games.day', '<', range.today), eb('games.status', '=', 'finished'), eb('games.kickoff_at', '<=', range.before)]),
						)
						.selectAll('games')
						.orderBy('games.day', 'desc')
						.orderBy(sql`coalesce(games.kickoff_at, 0)`, 'desc')
						.orderBy('games.slug', 'desc')
						.limit(limit)
						.execute(),
				),
			);
			return attachBroadcasts(db, rows.flat());
		},
	};
}
