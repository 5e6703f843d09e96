import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { CalendarChoice } from '#core/calendars/calendar-choice.ts';
import type { CalendarGame } from '#core/calendars/calendar-event.ts';
import { type CalendarRange, MOST_GAMES } from '#core/calendars/calendar-range.ts';
import { type RecordReporter, reportNothing } from '#server/damaged-record.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database, GameTable } from '#server/db/schema.ts';
import { publishedGames } from '#server/games/agenda-repository.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';
import { wholeGames } from '#server/games/whole-games.ts';

export type CalendarRepository = ReturnType<typeof createCalendarRepository>;

type Games = SelectQueryBuilder<Database, 'games', object>;
type OfChoice = (
	eb: ExpressionBuilder<Database, 'games'>,
) => ReturnType<ExpressionBuilder<Database, 'games'>['and']>;

/**
 * What calendars read: published games, and those in the trash that had been published. Never
 * drafts.
 */
export function createCalendarRepository(db: Reader, report: RecordReporter = reportNothing) {
	/**
	 * Games in the trash that were published when they were removed, since a UTC instant. They are
	 * few.
	 */
	const removed = (since: number) =>
		db.selectFrom('games').where('deleted_at', '>=', since).where('publication', '=', 'published');

	async function whole(rows: readonly GameTable[]): Promise<CalendarGame[]> {
		const unique = new Map(rows.map((row) => [row.id, row]));
		const games = wholeGames(await attachBroadcasts(db, [...unique.values()]), report);
		return games.map((game) => ({ game, ...countOf(unique.get(game.id)) }));
	}

	return {
		/** The games of a São Paulo day, at most `limit`. */
		async listDay(
			day: string,
			{ removedSince, limit }: { removedSince: number; limit: number },
		): Promise<CalendarGame[]> {
			const lists = [publishedGames(db), removed(removedSince)].map((games) =>
				games
					.where('games.day', '=', day)
					.selectAll('games')
					.orderBy('games.id')
					.limit(limit)
					.execute(),
			);
			return whole((await Promise.all(lists)).flat().sort(byTime).slice(0, limit));
		},

		/**
		 * The games of a selection within a range, by day and hour: the nearest upcoming and past ones.
		 */
		async listChosen(choice: CalendarChoice, range: CalendarRange): Promise<CalendarGame[]> {
			const wanted = conditionsOf(choice);
			const [ahead, back, gone] = await Promise.all([
				Promise.all(
					wanted.map((ofChoice) => nearest(publishedGames(db).where(ofChoice), range, 'ahead')),
				),
				Promise.all(
					wanted.map((ofChoice) => nearest(publishedGames(db).where(ofChoice), range, 'back')),
				),
				Promise.all(
					wanted.map((ofChoice) =>
						nearest(
							removed(range.removedSince).where(ofChoice),
							{ ...range, today: range.from },
							'ahead',
						),
					),
				),
			]);
			const rows = [
				...cut(ahead.flat(), MOST_GAMES.ahead, 1),
				...cut(back.flat(), MOST_GAMES.back, -1),
				...gone.flat(),
			];
			return whole(rows.sort(byTime));
		},

		/** The game that has or had this address, in any state. */
		async bySlug(slug: string): Promise<CalendarGame | null> {
			const query = db
				.selectFrom('game_slugs')
				.innerJoin('games', 'games.id', 'game_slugs.game_id')
				.where('game_slugs.slug', '=', slug);
			const [row] = await query.selectAll('games').execute();
			const [game] = row === undefined ? [] : await attachBroadcasts(db, [row]);
			return game === undefined ? null : { game, ...countOf(row) };
		},
	};
}

function countOf(row: GameTable | undefined): Pick<CalendarGame, 'sequence' | 'changedAt'> {
	return {
		sequence: row?.calendar_sequence ?? 0,
		changedAt: Math.max(row?.calendar_changed_at ?? 0, row?.created_at ?? 0),
	};
}

/**
 * One condition for each index that serves the selection: a single query with 'or' would sort the
 * whole range.
 */
function conditionsOf({ teams, competitions, channels }: CalendarChoice): OfChoice[] {
	const ofChannels: OfChoice = ({ exists, selectFrom }) =>
		exists(
			selectFrom('broadcasts')
				.whereRef('broadcasts.game_id', '=', 'games.id')
				// An expression, not a bare column: else SQLite scans all broadcasts of a channel per game.
				.where(sql`coalesce(broadcasts.channel_id, '')`, 'in', channels)
				.select('broadcasts.position'),
		);
	const all: [readonly string[], OfChoice][] = [
		[teams, (eb) => eb('games.home_team_id', 'in', teams)],
		[teams, (eb) => eb('games.away_team_id', 'in', teams)],
		[competitions, (eb) => eb('games.competition_id', 'in', competitions)],
		[channels, ofChannels],
	];
	return all.flatMap(([ids, condition]) => (ids.length === 0 ? [] : [condition]));
}

function nearest(
	games: Games,
	{ from, today, to }: CalendarRange,
	side: 'ahead' | 'back',
): Promise<GameTable[]> {
	const direction = side === 'ahead' ? 'asc' : 'desc';
	const inRange =
		side === 'ahead'
			? games.where('games.day', '>=', today).where('games.day', '<=', to)
			: games.where('games.day', '>=', from).where('games.day', '<', today);
	return inRange
		.selectAll('games')
		.orderBy('games.day', direction)
		.orderBy('games.id', direction)
		.limit(MOST_GAMES[side])
		.execute();
}

function cut(rows: readonly GameTable[], most: number, direction: 1 | -1): GameTable[] {
	const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
	return unique.sort((a, b) => direction * byTime(a, b)).slice(0, most);
}

function byTime(a: GameTable, b: GameTable): number {
	if (a.day !== b.day) return a.day < b.day ? -1 : 1;
	const first = a.kickoff_at ?? Number.MAX_SAFE_INTEGER;
	const second = b.kickoff_at ?? Number.MAX_SAFE_INTEGER;
	if (first !== second) return first - second;
	return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}
