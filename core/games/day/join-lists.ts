import type { AnswerLine, AnswerLines } from '#core/answer/answer.ts';
import { isAlike } from '#core/kit/is-alike.ts';
import type { ChannelCard, CompetitionCard, GameCard, GameList, TeamCard } from './day-view.ts';

/**
 * Merges the games of another list: an equal slug replaces a game, others are appended. Unchanged
 * parts keep their identity (rows, tables, the list), so that a page rerenders only changes.
 */
export function joinLists(list: GameList, more: GameList): GameList {
	const teams = joinTables(list.teams, more.teams, (team) => team.id ?? team.name);
	const competitions = joinTables(list.competitions, more.competitions, ({ id }) => id);
	const channels = joinTables(list.channels, more.channels, ({ id }) => id);
	const places = {
		teams: teams.places,
		competitions: competitions.places,
		channels: channels.places,
	};
	const games = joinTables(
		list.games,
		more.games.map((game) => placeGame(game, places)),
		({ slug }) => slug,
	);
	return {
		teams: teams.rows,
		competitions: competitions.rows,
		channels: channels.rows,
		games: games.rows,
	};
}

/** A list without some games (slugs), and without names that no remaining game uses. */
export function leaveOut(list: GameList, slugs: ReadonlySet<string>): GameList {
	const games = slugs.size === 0 ? list.games : list.games.filter(({ slug }) => !slugs.has(slug));
	const used = usedPlaces(games);
	const teams = keepRows(list.teams, used.teams);
	const competitions = keepRows(list.competitions, used.competitions);
	const channels = keepRows(list.channels, used.channels);
	const places = {
		teams: teams.places,
		competitions: competitions.places,
		channels: channels.places,
	};
	const isWhole =
		teams.rows === list.teams &&
		competitions.rows === list.competitions &&
		channels.rows === list.channels;
	const placed = isWhole ? games : games.map((game) => placeGame(game, places));
	return {
		teams: teams.rows,
		competitions: competitions.rows,
		channels: channels.rows,
		games: placed,
	};
}

type Joined<Row> = {
	rows: Row[];
	/** Indexes of the incoming rows in the table. */
	places: number[];
};

function joinTables<Row extends TeamCard | CompetitionCard | ChannelCard | GameCard>(
	table: Row[],
	more: readonly Row[],
	idOf: (row: Row) => string,
): Joined<Row> {
	const known = new Map(table.map((row, place) => [idOf(row), place]));
	let rows = table;
	const places = more.map((row) => {
		const place = known.get(idOf(row)) ?? rows.length;
		if (isAlike(inOrder(rows[place]), inOrder(row))) return place;
		if (rows === table) rows = [...table];
		rows[place] = row;
		known.set(idOf(row), place);
		return place;
	});
	return { rows, places };
}

/** The search words of a name come in any order (`unpackDay`). */
function inOrder(row: object | undefined): object | undefined {
	return row !== undefined && 'keys' in row
		? { ...row, keys: [...new Set(`${row.keys}`.split(' '))].sort() }
		: row;
}

function keepRows<Row>(table: Row[], used: ReadonlySet<number>): Joined<Row> {
	const kept = table.flatMap((_row, place) => (used.has(place) ? [place] : []));
	const places = new Array<number>(table.length).fill(0);
	for (const [after, before] of kept.entries()) places[before] = after;
	return {
		rows: kept.length === table.length ? table : table.filter((_row, place) => used.has(place)),
		places,
	};
}

type Places = {
	teams: readonly number[];
	competitions: readonly number[];
	channels: readonly number[];
};

/** A game with its indexes moved to other tables. */
function placeGame(game: GameCard, { teams, competitions, channels }: Places): GameCard {
	const side = (of: number | string) => (typeof of === 'number' ? (teams[of] ?? of) : of);
	const channelAt = (place: number) => channels[place] ?? place;
	return {
		...game,
		home: side(game.home),
		away: side(game.away),
		competition: competitions[game.competition] ?? game.competition,
		broadcasts: game.broadcasts.map((broadcast) => ({
			...broadcast,
			channel: channelAt(broadcast.channel),
		})),
		answer: placeAnswer(game.answer, channelAt),
	};
}

function placeAnswer(
	{ country, states }: AnswerLines,
	placeOf: (channel: number) => number,
): AnswerLines {
	const placed = (line: AnswerLine) =>
		line.channel === undefined ? line : { ...line, channel: placeOf(line.channel) };
	if (states === undefined) return { country: placed(country) };
	return {
		country: placed(country),
		states: states.map(({ ufs, line }) => ({ ufs, line: placed(line) })),
	};
}

function usedPlaces(games: readonly GameCard[]) {
	const used = {
		teams: new Set<number>(),
		competitions: new Set<number>(),
		channels: new Set<number>(),
	};
	for (const { home, away, competition, broadcasts, answer } of games) {
		for (const side of [home, away]) if (typeof side === 'number') used.teams.add(side);
		used.competitions.add(competition);
		for (const { channel } of broadcasts) used.channels.add(channel);
		for (const { channel } of [answer.country, ...(answer.states ?? []).map(({ line }) => line)]) {
			if (channel !== undefined) used.channels.add(channel);
		}
	}
	return used;
}
