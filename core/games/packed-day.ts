import type { DayView, TeamCard } from './day-view.ts';

/**
 * A day on its way to the browser, as JSON text. The router's own encoding of a day of a hundred games is a graph of a thousand numbered
 * nodes: twice the bytes, and slower on both sides.
 */
export type PackedDay = { readonly json: string };

/** The server renders what its own loader packed: that need not be read back. */
const packedHere = new WeakMap<PackedDay, DayView>();

/** Makes a day ready to be sent. Its rows lead to games, not to teams, so the ids of the teams stay here. */
export function packDay(view: DayView): PackedDay {
	const packed = { json: JSON.stringify({ ...view, teams: view.teams.map(withoutId) }) };
	packedHere.set(packed, view);
	return packed;
}

/** Reads a packed day back. */
export function unpackDay(packed: PackedDay): DayView {
	return packedHere.get(packed) ?? (JSON.parse(packed.json) as DayView);
}

function withoutId({ id: _, ...team }: TeamCard): TeamCard {
	return team;
}
