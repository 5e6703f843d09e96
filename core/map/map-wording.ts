import type { Wording, WordingStates } from '#core/answer/wording.ts';
import { isUf } from '#core/football-pt/uf.ts';
import { VERSUS } from '#core/games/copy/games.ts';
import { mapCopy } from './copy.ts';
import type { MapCell, MapGame, MapSlot } from './map-view.ts';

const saying = (...texts: string[]): Wording => ({ look: 'plain', mark: '', texts });

/** 'Vasco x Palmeiras'. */
export function mapTitle({ home, away }: Pick<MapGame, 'home' | 'away'>): string {
	return `${home.name} ${VERSUS} ${away.name}`;
}

const titlesOf = ({ games }: MapSlot, { games: places }: MapCell) =>
	places.flatMap((place) => games[place] ?? []).map(mapTitle);

/** Titles of a slot's games whose states no source gives. */
export function unknownTitles({ games }: MapSlot): string[] {
	return games.filter(({ statesUnknown }) => statesUnknown).map(mapTitle);
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
export function slotWording(slot: MapSlot): WordingStates {
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
				wording: saying(
					mapCopy.inState(uf, channel.name, kickoffAt),
					...shownWords(slot, cell),
					'',
				),
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
		return [unknownTitles(slot).length > 0 ? mapCopy.unknown : mapCopy.nothing, ''];
	return others.length === 0
		? [mapCopy.shown(first), mapCopy.free]
		: [mapCopy.either([first, ...others]), mapCopy.byCity];
}

/** The version for a row of the day: one text. */
export function rowWording(slot: MapSlot): WordingStates {
	const titles = slot.games.map(mapTitle);
	const [first = ''] = titles;
	const words = {
		states: () =>
			titles.length === 1
				? mapCopy.day.some(first, statesOf(slot, 0))
				: mapCopy.day.states(titles.length),
		country: () => mapCopy.day.country(first),
		region: () => mapCopy.day.some(first, statesOf(slot, 0)),
		unknown: () => mapCopy.day.unknown(titles),
	};
	const country = saying(words[slot.kind]());
	if (slot.kind === 'country' || slot.kind === 'unknown') return { country, states: [] };
	return {
		country,
		states: slot.cells.map((cell) => ({ ufs: cell.ufs, wording: saying(rowWords(slot, cell)) })),
	};
}

function rowWords(slot: MapSlot, cell: MapCell): string {
	const shown = titlesOf(slot, cell);
	if (shown.length > 0) return mapCopy.day.either(shown);
	return unknownTitles(slot).length > 0 ? mapCopy.day.unsure : mapCopy.day.nothing;
}

/** What a state gets, without its name: 'Vasco x Palmeiras', 'nada confirmado'. */
export function cellWords(slot: MapSlot, cell: MapCell): string {
	const shown = titlesOf(slot, cell);
	if (shown.length > 0) return mapCopy.day.either(shown);
	return (unknownTitles(slot).length > 0 ? mapCopy.unknown : mapCopy.nothing).slice(0, -1);
}

/** The mark on the tiles of a cell: numbers of games, or that nothing is certain. */
export function cellMark(slot: MapSlot, { games }: MapCell): string {
	if (games.length > 0) return games.map((place) => place + 1).join(mapCopy.marks.between);
	return unknownTitles(slot).length > 0 ? mapCopy.marks.unknown : mapCopy.marks.nothing;
}
