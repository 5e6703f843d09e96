import type { Reading } from './sense.ts';

/**
 * The readings that together explain a query best, in order, and the indexes of unexplained words.
 */
type Cover = { readings: Reading[]; left: number[] };

type Step = { score: number; reading: Reading | null };

/**
 * Of all ways to split `count` words into readings and leftover words, returns the one with the
 * highest score; the first given of a tie.
 */
export function bestCover(count: number, readings: readonly Reading[]): Cover {
	const ending = Map.groupBy(readings, ({ to }) => to);
	const steps: Step[] = [{ score: 0, reading: null }];
	for (let at = 1; at <= count; at++) {
		let best: Step = { score: steps[at - 1]?.score ?? 0, reading: null };
		for (const reading of ending.get(at) ?? []) {
			const score = (steps[reading.from]?.score ?? 0) + reading.score;
			if (score > best.score) best = { score, reading };
		}
		steps.push(best);
	}
	const cover: Cover = { readings: [], left: [] };
	for (let at = count; at > 0; ) {
		const reading = steps[at]?.reading ?? null;
		if (reading === null) cover.left.unshift(at - 1);
		else cover.readings.unshift(reading);
		at = reading?.from ?? at - 1;
	}
	return cover;
}
