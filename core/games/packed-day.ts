import type { DayView } from './day-view.ts';

/**
 * A day on its way to the browser, as JSON text. The router's own encoding of a day of a hundred games is a graph of a thousand numbered
 * nodes: twice the bytes, and slower on both sides.
 */
export type PackedDay = { readonly json: string };

/** Makes a day ready to be sent. */
export function packDay(view: DayView): PackedDay {
	return { json: JSON.stringify(view) };
}

/** Reads a packed day back. */
export function unpackDay({ json }: PackedDay): DayView {
	return JSON.parse(json) as DayView;
}
