import type { ChannelCard, GameList } from '#core/games/day/day-view.ts';
import type { DayFilter } from './day-filter.ts';
import type { FilterName } from './filter-names.ts';

/** An entry that a filter requests by id. */
type Named = { id: string; name: string };

/** The known names of a filter's ids: a day without a matching game does not hold them. */
export type AskedNames = { teams: Named[]; competitions: Named[]; channels: ChannelCard[] };

export type KnownNames = {
	teams: ReadonlyMap<string, Named>;
	competitions: ReadonlyMap<string, Named>;
	channels: ReadonlyMap<string, ChannelCard>;
};

/** Every name that a page knows by id: those of its own games, and those requested. */
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

/** The name of the competition, channel or team in a filter; null where the copy has the text. */
export function askedName(filter: DayFilter, name: FilterName, known: KnownNames): string | null {
	const id = `${filter[name]}`;
	if (name === 'campeonato') return known.competitions.get(id)?.name ?? id;
	if (name === 'canal') return known.channels.get(id)?.name ?? id;
	return name === 'time' ? (known.teams.get(id)?.name ?? id) : null;
}
