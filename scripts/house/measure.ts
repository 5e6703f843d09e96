import type { Source } from './sources.ts';

/**
 * One row of the table: the figure now, the figure asked for, and where the worst offenders are.
 */
export type Measured = {
	name: string;
	now: string;
	asked: string;
	isMet: boolean;
	/** The worst first, a line each: what `--list` prints. */
	offenders: string[];
};

export type Measure = (sources: readonly Source[]) => Measured[];

/** Middle and 95th value of numbers. */
export function spread(numbers: readonly number[]): { median: number; p95: number } {
	const sorted = numbers.toSorted((a, b) => a - b);
	const at = (share: number) =>
		sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
	return { median: at(0.5), p95: at(0.95) };
}

/** Values gathered by a key, in the order of their keys' first appearance. */
export function countBy<T>(
	values: readonly T[],
	keyOf: (value: T) => string,
): [key: string, count: number][] {
	const counts = new Map<string, number>();
	for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
	return [...counts];
}
