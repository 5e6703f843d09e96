import { sql } from 'kysely';
import type { BroadcastCount } from '#core/channels/usual-channels.ts';
import type { Reader } from '#server/db/app-database.ts';
import {
	type Coming,
	type DayRange,
	gamesOf,
	isComing,
	OFF,
	publishedGames,
	type Subject,
} from './agenda-repository.ts';
import { NEWEST } from './sitemap-repository.ts';

export type ActivityRepository = ReturnType<typeof createActivityRepository>;

type Activity = {
	id: string;
	games: number;
	/** UTC ms of the last change to any of them. */
	updatedAt: number;
};

type ListOptions = { real?: boolean; coming?: Pick<Coming, 'after' | 'today'> };
const NO_CLOCK = { after: 0, today: '' };

/** Counts of published games. */
export function createActivityRepository(db: Reader) {
	return {
		/** Number of games on each of these days, called-off games excluded. */
		async countDays(days: readonly string[]): Promise<number[]> {
			const games = sql<number>`count(*)`.as('games');
			const query = publishedGames(db)
				.where('games.day', 'in', days)
				.where('games.status', 'not in', OFF);
			const rows = await query.select(['games.day', games]).groupBy('games.day').execute();
			const counts = new Map(rows.map((row) => [row.day, Number(row.games)]));
			return days.map((day) => counts.get(day) ?? 0);
		},

		/**
		 * How many games of a range had a confirmed or usual channel, and how many each channel had.
		 * Called-off games are excluded.
		 */
		countBroadcasts: (subject: Subject, range: DayRange) => countBroadcasts(db, subject, range),

		/** The teams with games in a competition in a range. */
		async teamsOf(competitionId: string, { from, to }: DayRange): Promise<string[]> {
			const games = publishedGames(db)
				.where('competition_id', '=', competitionId)
				.where('day', '>=', from)
				.where('day', '<=', to);
			const [home, away] = await Promise.all([
				games.select('home_team_id as id').distinct().execute(),
				games.select('away_team_id as id').distinct().execute(),
			]);
			return [...new Set([...home, ...away].flatMap(({ id }) => id ?? []))];
		},

		/** The team and competition pairs with games in a range; a pair may appear twice. */
		async listPlayed({ from, to }: DayRange): Promise<{ competitionId: string; teamId: string }[]> {
			const games = publishedGames(db).where('day', '>=', from).where('day', '<=', to);
			const [home, away] = await Promise.all([
				games
					.select(['competition_id as competitionId', 'home_team_id as teamId'])
					.distinct()
					.execute(),
				games
					.select(['competition_id as competitionId', 'away_team_id as teamId'])
					.distinct()
					.execute(),
			]);
			return [...home, ...away].flatMap(({ competitionId, teamId }) =>
				teamId === null ? [] : [{ competitionId, teamId }],
			);
		},

		/**
		 * Number of games in a range for each team, competition or channel that has any. `real`
		 * excludes demonstration games, `coming` past and called-off ones.
		 */
		list: (kind: Subject['kind'], range: DayRange, options: ListOptions = {}) =>
			countGames(db, kind, range, options),
	};
}

async function countBroadcasts(
	db: Reader,
	subject: Subject,
	{ from, to }: DayRange,
): Promise<{ games: number; channels: BroadcastCount[] }> {
	const shown = gamesOf(db, subject).map((query) =>
		query
			.innerJoin('broadcasts', 'broadcasts.game_id', 'games.id')
			.where('games.day', '>=', from)
			.where('games.day', '<=', to)
			.where('games.status', 'not in', OFF)
			.where('broadcasts.state', 'in', ['confirmed', 'usual'])
			.where('broadcasts.channel_id', 'is not', null),
	);
	const games = sql<number>`count(distinct games.id)`.as('games');
	const confirmed =
		sql<number>`count(distinct case when broadcasts.state = 'confirmed' then games.id end)`.as(
			'confirmed',
		);
	const totals = await Promise.all(
		shown.map((query) => query.select(games).executeTakeFirstOrThrow()),
	);
	const rows = await Promise.all(
		shown.map((query) =>
			query
				.select(['broadcasts.channel_id as channelId', games, confirmed])
				.groupBy('broadcasts.channel_id')
				.execute(),
		),
	);
	const byChannel = Map.groupBy(rows.flat(), ({ channelId }) => channelId ?? '');
	return {
		games: sum(totals.map((total) => total.games)),
		channels: [...byChannel].map(([channelId, counts]) => ({
			channelId,
			games: sum(counts.map((count) => count.games)),
			confirmed: sum(counts.map((count) => count.confirmed)),
		})),
	};
}

async function countGames(
	db: Reader,
	kind: Subject['kind'],
	range: DayRange,
	{ real = false, coming }: ListOptions,
): Promise<Activity[]> {
	const inRange = publishedGames(db)
		.where('games.day', '>=', range.from)
		.where('games.day', '<=', range.to)
		.$if(coming !== undefined, (query) =>
			query
				.where(isComing({ ...range, ...NO_CLOCK, ...coming }))
				.where('games.status', 'not in', OFF),
		)
		.$if(real, (query) => query.where('games.demo', '=', 0));
	const games = sql<number>`count(distinct games.id)`.as('games');
	const updatedAt = NEWEST;
	const shown = inRange.innerJoin('broadcasts', 'broadcasts.game_id', 'games.id');
	const rows = {
		team: async () => [
			...(await inRange
				.select(['home_team_id as id', games, updatedAt])
				.groupBy('home_team_id')
				.execute()),
			...(await inRange
				.select(['away_team_id as id', games, updatedAt])
				.groupBy('away_team_id')
				.execute()),
		],
		competition: () =>
			inRange
				.select(['competition_id as id', games, updatedAt])
				.groupBy('competition_id')
				.execute(),
		channel: () =>
			shown
				.select(['broadcasts.channel_id as id', games, updatedAt])
				.groupBy('broadcasts.channel_id')
				.execute(),
	};
	const byId = Map.groupBy(await rows[kind](), ({ id }) => id ?? '');
	byId.delete('');
	return [...byId].map(([id, parts]) => ({
		id,
		games: sum(parts.map((part) => part.games)),
		updatedAt: Math.max(...parts.map((part) => Number(part.updatedAt))),
	}));
}

/** PostgreSQL returns sums and counts as text. */
function sum(numbers: readonly (number | string)[]): number {
	return numbers.reduce<number>((total, number) => total + Number(number), 0);
}
