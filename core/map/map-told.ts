import type { Told, ToldStates } from '#core/answer/told.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { mapCopy } from './copy.ts';
import type { MapCell, MapGame, MapSlot } from './map-view.ts';

const saying = (...texts: string[]): Told => ({ look: 'plain', mark: '', texts });

/** 'Vasco x Palmeiras'. */
export function mapTitle({ home, away }: Pick<MapGame, 'home' | 'away'>): string {
	return `${home.name} ${VERSUS} ${away.name}`;
}

const titlesOf = ({ games }: MapSlot, { games: places }: MapCell) =>
	places.flatMap((place) => games[place] ?? []).map(mapTitle);

/** Titles of a slot's games whose states no source gives. */
export function untoldOf({ games }: MapSlot): string[] {
	return games.filter(({ untold }) => untold).map(mapTitle);
}

/** States in which a game of a slot is certainly shown; `place` = the game's index. */
export function statesOf({ cells }: MapSlot, place: number): string[] {
	return cells
		.flatMap(({ ufs, games }) => (games.includes(place) ? ufs.split(' ') : []))
		.toSorted();
}

/**
 * The headline of a slot's map: place, game, how. The country gets the number of games, each state
 * its own game.
 */
export function slotTold(slot: MapSlot): ToldStates {
	const { channel, kickoffAt, games, cells } = slot;
	const [only] = games;
	const headline =
		games.length === 1 && only !== undefined
			? mapCopy.oneGame(mapTitle(only), statesOf(slot, 0))
			: mapCopy.games(games.length);
	const states = cells.flatMap((cell) =>
		cell.ufs
			.split(' ')
			.filter(isUf)
			.map((uf) => ({
				ufs: uf,
				told: saying(mapCopy.inState(uf, channel.name, kickoffAt), ...shownWords(slot, cell), ''),
			})),
	);
	return {
		country: saying(mapCopy.here(channel.name, kickoffAt), headline, '', mapCopy.hint),
		states,
	};
}

function shownWords(slot: MapSlot, cell: MapCell): [headline: string, how: string] {
	const [first, ...others] = titlesOf(slot, cell);
	if (first === undefined)
		return [untoldOf(slot).length > 0 ? mapCopy.untold : mapCopy.nothing, ''];
	return others.length === 0
		? [mapCopy.shown(first), mapCopy.free]
		: [mapCopy.either([first, ...others]), mapCopy.byCity];
}

/** The version for a row of the day: one text. */
export function rowTold(slot: MapSlot): ToldStates {
	const titles = slot.games.map(mapTitle);
	const [first = ''] = titles;
	const words = {
		states: () =>
			titles.length === 1
				? mapCopy.day.some(first, statesOf(slot, 0))
				: mapCopy.day.states(titles.length),
		country: () => mapCopy.day.country(first),
		region: () => mapCopy.day.some(first, statesOf(slot, 0)),
		untold: () => mapCopy.day.untold(titles),
	};
	const country = saying(words[slot.kind]());
	if (slot.kind === 'country' || slot.kind === 'untold') return { country, states: [] };
	return {
		country,
		states: slot.cells.map((cell) => ({ ufs: cell.ufs, told: saying(rowWords(slot, cell)) })),
	};
}

function rowWords(slot: MapSlot, cell: MapCell): string {
	const shown = titlesOf(slot, cell);
	if (shown.length > 0) return mapCopy.day.either(shown);
	return untoldOf(slot).length > 0 ? mapCopy.day.unsure : mapCopy.day.nothing;
}

/** What a state gets, without its name: 'Vasco x Palmeiras', 'nada confirmado'. */
export function cellWords(slot: MapSlot, cell: MapCell): string {
	const shown = titlesOf(slot, cell);
	if (shown.length > 0) return mapCopy.day.either(shown);
	return (untoldOf(slot).length > 0 ? mapCopy.untold : mapCopy.nothing).slice(0, -1);
}

/** The mark on the tiles of a cell: numbers of games, or that nothing is certain. */
export function cellMark(slot: MapSlot, { games }: MapCell): string {
	if (games.length > 0) return games.map((place) => place + 1).join(mapCopy.marks.between);
	return untoldOf(slot).length > 0 ? mapCopy.marks.untold : mapCopy.marks.nothing;
}
