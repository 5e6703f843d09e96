import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import type { DeskSort } from '#core/games/desk/desk-filter.ts';
import type { SearchWord } from '#core/games/desk/desk-search.ts';
import type { Game, GameStatus, Publication } from '#core/games/game.ts';
import type { Reader } from '#server/db/app-database.ts';
import type { Database } from '#server/db/schema.ts';
import { batches } from '#server/games/batches.ts';
import { attachBroadcasts } from '#server/games/game-repository.ts';

/**
 * A desk query with all its words resolved. Days are São Paulo days, both included; instants UTC
 * milliseconds.
 */
export type DeskQuery = {
	from: string | null;
	to: string | null;
	words: readonly SearchWord[];
	competitionId: string | null;
	teamId: string | null;
	channelId: string | null;
	status: GameStatus | null;
	publication: Publication | null;
	lacks: 'channel' | 'certainty' | 'hour' | null;
	changedSince: number | null;
	uncheckedSince: number | null;
	trash: boolean;
	/** The game behind a pasted address. */
	gameId: string | null;
};

/** A cursor in a list: the sort keys of the last row shown. */
export type DeskPlace = readonly (string | number)[];
export type DeskOrder = { sort: DeskSort; descending: boolean };

type Condition = ExpressionBuilder<Database, 'games'>;
type Wanted = ExpressionWrapper<Database, 'games', SqlBool>;

/** Must match the expression of the index `games_desk_day`. */
const KICKOFF_KEY = sql<number>`coalesce(games.kickoff_at, 9007199254740991)`;

/** Read queries of the desk. Every list scans an index in order and stops at its limit. */
export function createDeskRepository(db: Reader) {
	const matching = (query: DeskQuery) =>
		db
			.selectFrom('games')
			.where((eb) => eb.and([...plainConditions(eb, query), ...setConditions(eb, query)]));

	return {
		/** One page of a list after a cursor. */
		async list(
			query: DeskQuery,
			order: DeskOrder,
			{ after, limit }: { after: DeskPlace | null; limit: number },
		): Promise<Game[]> {
			let games = matching(query).selectAll('games').limit(limit);
			const keys = keysOf(order.sort);
			const direction = order.descending ? 'desc' : 'asc';
			for (const key of keys) games = games.orderBy(key, direction);
			if (after !== null) games = games.where((eb) => isAfter(eb, keys, after, order.descending));
			return attachBroadcasts(db, await games.execute());
		},

		/** Number of games that match a query. */
		async count(query: DeskQuery): Promise<number> {
			const row = await matching(query)
				.select(sql<number>`count(*)`.as('games'))
				.executeTakeFirstOrThrow();
			return Number(row.games);
		},

		/** Ids of matching games, up to `limit`, ordered by id. */
		async listIds(query: DeskQuery, limit: number): Promise<string[]> {
			const rows = await matching(query)
				.select('games.id')
				.orderBy('games.id')
				.limit(limit)
				.execute();
			return rows.map(({ id }) => id);
		},

		/** Games by their ids, including the trash, in no particular order. */
		async byIds(ids: readonly string[]): Promise<Game[]> {
			const games: Game[] = [];
			for (const part of batches(ids)) {
				games.push(
					...(await attachBroadcasts(
						db,
						await db.selectFrom('games').where('id', 'in', part).selectAll().execute(),
					)),
				);
			}
			return games;
		},

		/** Distinct labels of sides without a team yet. */
		async listLabels(limit: number): Promise<string[]> {
			const labels = (side: 'home' | 'away') =>
				db
					.selectFrom('games')
					.where(`${side}_team_id`, 'is', null)
					.where(`${side}_label`, 'is not', null)
					.select(`${side}_label as label`)
					.distinct()
					.limit(limit)
					.execute();
			const rows = [...(await labels('home')), ...(await labels('away'))];
			return [...new Set(rows.flatMap(({ label }) => label ?? []))];
		},
	};
}

const ID_KEY = sql<string>`games.id`;
const DAY_KEYS = [sql<string>`games.day`, KICKOFF_KEY, ID_KEY];

function keysOf(sort: DeskSort) {
	if (sort === 'mudanca') return [sql<number>`games.updated_at`, ID_KEY];
	return sort === 'campeonato' ? [sql<string>`games.competition_id`, ...DAY_KEYS] : DAY_KEYS;
}

/**
 * Spelled out instead of a row comparison: the first key alone then bounds the index scan on both
 * engines.
 */
function isAfter(
	eb: Condition,
	keys: readonly ReturnType<typeof keysOf>[number][],
	place: DeskPlace,
	descending: boolean,
) {
	const further = descending ? '<' : '>';
	const [first = ID_KEY] = keys;
	const steps = keys.map((key, at) =>
		eb.and([
			...keys.slice(0, at).map((before, place_) => eb(before, '=', place[place_] ?? '')),
			eb(key, further, place[at] ?? ''),
		]),
	);
	return eb.and([eb(first, descending ? '<=' : '>=', place[0] ?? ''), eb.or(steps)]);
}

/** A parameter becomes a condition; null adds none. */
function given<Value>(value: Value | null, condition: (value: Value) => Wanted): Wanted[] {
	return value === null ? [] : [condition(value)];
}

function plainConditions(eb: Condition, query: DeskQuery): Wanted[] {
	return [
		eb('games.deleted_at', query.trash ? 'is not' : 'is', null),
		...given(query.from, (day) => eb('games.day', '>=', day)),
		...given(query.to, (day) => eb('games.day', '<=', day)),
		...given(query.gameId, (id) => eb('games.id', '=', id)),
		...given(query.competitionId, (id) => eb('games.competition_id', '=', id)),
		...given(query.status, (status) => eb('games.status', '=', status)),
		...given(query.publication, (publication) => eb('games.publication', '=', publication)),
		...given(query.changedSince, (instant) =>
			eb.and([eb('games.updated_at', '>=', instant), eb('games.revision', '>', 1)]),
		),
	];
}

function setConditions(eb: Condition, query: DeskQuery): Wanted[] {
	return [
		...given(query.teamId, (id) => isOfTeams(eb, [id])),
		...given(query.channelId, (id) => isOn(eb, [id])),
		...query.words.map((word) => hasWord(eb, word)),
		...given(query.lacks, (lack) => isLacking(eb, lack)),
		...given(query.uncheckedSince, (instant) => isUnchecked(eb, instant)),
	];
}

function isOfTeams(eb: Condition, teamIds: readonly string[]) {
	return eb.or([eb('games.home_team_id', 'in', teamIds), eb('games.away_team_id', 'in', teamIds)]);
}

function broadcastsOf(eb: Condition) {
	return eb
		.selectFrom('broadcasts')
		.whereRef('broadcasts.game_id', '=', 'games.id')
		.select('broadcasts.position');
}

function isOn(eb: Condition, channelIds: readonly string[]) {
	// The coalesce keeps SQLite off the channel index. It would read every broadcast of the channel
	// for each game in range.
	return eb.exists(
		broadcastsOf(eb).where(sql`coalesce(broadcasts.channel_id, '')`, 'in', channelIds),
	);
}

function hasWord(eb: Condition, { teams, competitions, channels, labels }: SearchWord) {
	const ways: Wanted[] = [];
	if (teams.length > 0) ways.push(isOfTeams(eb, teams));
	if (competitions.length > 0) ways.push(eb('games.competition_id', 'in', competitions));
	if (labels.length > 0)
		ways.push(eb.or([eb('games.home_label', 'in', labels), eb('games.away_label', 'in', labels)]));
	if (channels.length > 0) ways.push(isOn(eb, channels));
	return eb.or(ways);
}

/** Called-off games lack nothing. */
function isLacking(eb: Condition, lack: 'channel' | 'certainty' | 'hour') {
	const expected = eb('games.status', 'not in', ['postponed', 'cancelled']);
	if (lack === 'hour') return eb.and([expected, eb('games.kickoff_at', 'is', null)]);
	const any = eb.exists(broadcastsOf(eb));
	if (lack === 'channel') return eb.and([expected, eb.not(any)]);
	return eb.and([
		expected,
		any,
		eb.not(eb.exists(broadcastsOf(eb).where('broadcasts.state', 'in', ['confirmed', 'none']))),
	]);
}

function isUnchecked(eb: Condition, since: number) {
	const stale = broadcastsOf(eb)
		.where('broadcasts.state', '<>', 'none')
		.where((check) =>
			check.or([
				check('broadcasts.verified_at', 'is', null),
				check('broadcasts.verified_at', '<', since),
			]),
		);
	return eb.and([eb('games.status', '=', 'scheduled'), eb.exists(stale)]);
}
