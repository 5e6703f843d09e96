import { slugPart } from '#core/games/slug.ts';
import { remembered } from '#core/kit/remembered.ts';
import { searchText } from '#core/search/search-text.ts';
import type { DayView, TeamCard } from './day-view.ts';
import { type PackedRows, packRows, unpackRows } from './packed-rows.ts';

/**
 * A day for the browser, as JSON text. The router's own encoding of a hundred games is a graph of a
 * thousand numbered nodes: twice the bytes, and slower on both sides.
 */
export type PackedDay = { readonly json: string };

/** The server renders what its own loader packed, so it need not unpack it. */
const packedHere = new WeakMap<PackedDay, DayView>();

/**
 * Packs a day for sending. Omits what names imply: most ids, and the words of the name among the
 * search keys.
 */
export function packDay(view: DayView): PackedDay {
	const list = {
		...view,
		teams: view.teams.map((team) => packTeam(packKeys(team))),
		competitions: view.competitions.map(packKeys),
	};
	const packed = { json: swapQuotes(JSON.stringify({ ...view, ...packRows(list, view.day) })) };
	packedHere.set(packed, view);
	return packed;
}

/** Unpacks a day: the same day, with its search keys possibly reordered. */
export function unpackDay(packed: PackedDay): DayView {
	const known = packedHere.get(packed);
	if (known !== undefined) return known;
	const { answers, ...sent }: DayView & PackedRows = JSON.parse(swapQuotes(packed.json));
	const view: DayView = { ...sent, ...unpackRows({ ...sent, answers }, sent.day) };
	return {
		...view,
		teams: view.teams.map((team) => unpackTeam(unpackKeys(team))),
		competitions: view.competitions.map(unpackKeys),
	};
}

/**
 * The text is sent inside another JSON text inside a script: each double quote would need three
 * backslashes. Self-inverse.
 */
export function swapQuotes(text: string): string {
	// JSON text has no control characters.
	return text.replaceAll('"', '\u0001').replaceAll("'", '"').replaceAll('\u0001', "'");
}

const wordsOf = /* @__PURE__ */ remembered((name) => new Set(searchText([name]).split(' ')));

type Keyed = { name: string; keys: string };

function packKeys<Card extends Keyed>(card: Card): Card {
	const own = wordsOf(card.name);
	const rest = card.keys.split(' ').filter((word) => !own.has(word));
	return { ...card, keys: rest.join(' ') };
}

function unpackKeys<Card extends Keyed>(card: Card): Card {
	return { ...card, keys: `${searchText([card.name])} ${card.keys}`.trim() };
}

/** Marks an id as the suffix after the name's slug ('Nacional', '-uru'). */
const ENDING = '-';

function packTeam({ id, ...team }: TeamCard): TeamCard {
	const slug = slugPart(team.name);
	if (id === slug) return team;
	return { ...team, id: id?.startsWith(`${slug}${ENDING}`) ? id.slice(slug.length) : id };
}

function unpackTeam(team: TeamCard): TeamCard {
	const slug = slugPart(team.name);
	if (team.id === undefined) return { ...team, id: slug };
	return team.id.startsWith(ENDING) ? { ...team, id: slug + team.id } : team;
}
