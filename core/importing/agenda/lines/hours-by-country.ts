import type { AgendaLine } from '#core/importing/agenda/text/clean-line.ts';
import { findClocks, zoneOfPlace } from '#core/importing/agenda/text/clock.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import { type AgendaState, lastGame } from './agenda-state.ts';

const HOUR_FIRST =
	/^(\d{1,2}[.:h]\d{2}|\d{1,2}h)\s?(?:h(?:s|oras?)?\.?)?\s*[-–—:(]?\s*(\p{L}[\p{L}\s,/().]{2,120}?)\)?\.?$/u;
const PLACES_FIRST =
	/^(\p{L}[\p{L}\s,/().]{2,120}?)\s*[-–—:]\s*(\d{1,2}[.:h]\d{2}|\d{1,2}h)\s?(?:h(?:s|oras?)?\.?)?$/u;
/** Lines from a game to its hours by country. */
const MOST_BETWEEN = 14;

/** null for an unknown place. */
function zonesOf(list: string): string[] | null {
	const names = list
		.split(/\s*[,/]\s*(?:[ye]\s+)?|\s+[ye]\s+/u)
		.map((name) => name.trim())
		.filter(Boolean);
	const zones = names.map((name) => zoneOfPlace(name));
	return names.length > 0 && zones.every((zone) => zone !== null) ? zones : null;
}

/** Reads '13.45 Argentina y Brasil'; Brazil's hour wins, else the first. True if it did. */
export function readHourOfCountry(line: AgendaLine, row: string, state: AgendaState): boolean {
	const first = HOUR_FIRST.exec(row);
	const [, hour = '', list = ''] =
		first ??
		PLACES_FIRST.exec(row)?.map((_, at, all) => all[at === 1 ? 2 : at === 2 ? 1 : 0] ?? '') ??
		[];
	const [clock] = findClocks(hour.replace('.', ':'));
	const game = lastGame(state);
	const zones = clock === undefined ? null : zonesOf(list);
	if (
		!clock ||
		!zones ||
		!game ||
		line.number - game.line > MOST_BETWEEN ||
		game.under.time !== null
	)
		return false;
	const isBrazil = zones.includes(GUIDE_ZONE);
	const isOpen = game.facts.time === null;
	if (isOpen) {
		game.facts.time = clock.time;
		game.facts.zone = isBrazil ? GUIDE_ZONE : (zones[0] ?? null);
	}
	return true;
}
