import { UFS } from '#core/football-pt/uf-names.ts';
import { shareCopy } from '#core/games/copy/share.ts';
import { oneLine } from '#core/kit/plain-text.ts';
import { mapCopy } from './copy.ts';
import type { MapSlot, MapView } from './map-view.ts';
import { mapTitle, statesOf } from './map-wording.ts';

/** Longest title of a pair that is not shortened, in characters. */
const TITLE = 120;
const ALL = Object.keys(UFS).length;

/**
 * A map as a message: each slot with its games and their states, mapped ones first; the address
 * last. Slots beyond `most` characters (UTF-16 units) are left out.
 */
export function mapShareText({
	view,
	address,
	most,
}: {
	view: MapView;
	address: string;
	most: number;
}): string {
	const drawn = view.slots.filter(({ kind }) => kind === 'states');
	const parts = [...drawn, ...view.slots.filter((slot) => !drawn.includes(slot))].map(slotText);
	const write = (slots: readonly string[]) =>
		[
			mapCopy.share.title(view.day),
			...(slots.length > 0 ? slots : [mapCopy.share.none]),
			footOf(view, address),
		].join('\n\n');
	while (parts.length > 1 && write(parts).length > most) parts.pop();
	return write(parts);
}

function footOf({ demo }: MapView, address: string): string {
	return [demo ? shareCopy.demoDay : '', address].filter((line) => line !== '').join('\n');
}

function slotText(slot: MapSlot): string {
	const games = slot.games.map((game, place) =>
		mapCopy.share.game(oneLine(mapTitle(game), TITLE), whereWords(statesOf(slot, place))),
	);
	return [mapCopy.share.slot(slot.channel.name, slot.kickoffAt), ...games].join('\n');
}

function whereWords(states: readonly string[]): string {
	if (states.length === ALL) return mapCopy.share.everywhere;
	return states.length === 0 ? mapCopy.share.unknown : states.join(' ');
}
