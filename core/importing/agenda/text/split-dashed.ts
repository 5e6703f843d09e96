import { HAS_SIDES } from '#core/football-pt/patterns.ts';
import { findClocks } from '#core/importing/agenda/hours/clock.ts';
import { ahead, depthAt } from './split-glued.ts';

/** Whether a text has the two sides of a game around a dash. */
type HoldsPair = (text: string) => boolean;

/**
 * '16h — Remo – Avaí — TV: Globo. 18h — Santos – Bahia': splits a line into games that have only
 * dashes as separators.
 */
export function splitDashed(line: string, holdsPair: HoldsPair): string[] {
	if (HAS_SIDES.test(line)) return [line];
	const starts = findClocks(line)
		.filter(({ start }) => depthAt(line, start) === 0)
		.map(({ start }) => start - ahead(line.slice(0, start)));
	if (starts.length < 2) return [line];
	const rows = starts.map((start, at) =>
		line.slice(start, starts[at + 1]).replace(/[\s.;,|]+$/u, ''),
	);
	const first = line.slice(0, starts[0]).trim();
	return rows.every(holdsPair) ? [first, ...rows].filter((row) => /\p{L}{2}/u.test(row)) : [line];
}
