import type { ChannelCard, GameList } from '#core/games/day/day-view.ts';
import type { DayFilter } from './day-filter.ts';
import type { FilterName } from './filter-names.ts';

/** Something that a filter asks for by its id. */
type Named = { id: string; name: string };

/**
 * What the filters of an address name, as far as the guide knows it: a day without such a game does
 * not hold the name.
 */
export type AskedNames = { teams: Named[]; competitions: Named[]; channels: ChannelCard[] };

export type KnownNames = {
	teams: ReadonlyMap<string, Named>;
	competitions: ReadonlyMap<string, Named>;
	channels: ReadonlyMap<string, ChannelCard>;
};

/** Every name that a page can give to an id: of its own games, and of what was asked. */
export function knownNames(
	list: Pick<GameList, 'teams' | 'competitions' | 'channels'>,
	asked: AskedNames,
): KnownNames {
	return {
		teams: byId([
			...asked.teams,
			...list.teams.flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name }])),
		]),
		competitions: byId([...asked.competitions, ...list.competitions]),
		channels: byId([...asked.channels, ...list.channels]),
	};
}

function byId<Row extends Named>(rows: readonly Row[]): Map<string, Row> {
	return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The name of the competition, channel or team that a filter asks for; null where the value is a
 * word of the copy.
 */
export function askedName(filter: DayFilter, name: FilterName, known: KnownNames): string | null {
	const id = `${filter[name]}`;
	if (name === 'campeonato') return known.competitions.get(id)?.name ?? id;
	if (name === 'canal') return known.channels.get(id)?.name ?? id;
	return name === 'time' ? (known.teams.get(id)?.name ?? id) : null;
}
