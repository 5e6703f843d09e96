import type { BroadcastCard, GameCard, GameList } from './day-view.ts';

/**
 * Some games of a list as a list of its own that holds only the names it needs. `placeOf` = new place of each game kept, by its old one;
 * the order stays.
 */
export function compactList(list: GameList, kept: ReadonlySet<number>): { list: GameList; placeOf: ReadonlyMap<number, number> } {
	const [teams, competitions, channels] = [subset(list.teams), subset(list.competitions), subset(list.channels)];
	const placeOf = new Map<number, number>();
	const games: GameCard[] = [];
	list.games.forEach((game, place) => {
		if (!kept.has(place)) return;
		placeOf.set(place, games.length);
		games.push({
			...game,
			home: sideOf(game.home, teams.place),
			away: sideOf(game.away, teams.place),
			competition: competitions.place(game.competition),
			broadcasts: game.broadcasts.map((broadcast): BroadcastCard => ({ ...broadcast, channel: channels.place(broadcast.channel) })),
		});
	});
	return { list: { teams: teams.rows, competitions: competitions.rows, channels: channels.rows, games }, placeOf };
}

/** Rows of a table taken over at their first use. */
function subset<Row>(all: readonly Row[]) {
	const rows: Row[] = [];
	const places = new Map<number, number>();
	function place(old: number): number {
		const known = places.get(old);
		if (known !== undefined) return known;
		const row = all[old];
		if (row === undefined) throw new RangeError(`No row ${old} in a table of ${all.length}`);
		places.set(old, rows.length);
		return rows.push(row) - 1;
	}
	return { rows, place };
}

function sideOf(side: number | string, place: (old: number) => number): number | string {
	return typeof side === 'number' ? place(side) : side;
}
