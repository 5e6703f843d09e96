/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** The smallest value that at least `share` (0 … 1) of all values do not exceed. */
export function percentile(values: readonly number[], share: number): number {
	const sorted = Float64Array.from(values).sort();
	return (
		sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ??
		Number.NaN
	);
}

/** p50, p99 and the largest of some measurements. */
export function spread(values: readonly number[]): { p50: number; p99: number; max: number } {
	return {
		p50: percentile(values, 0.5),
		p99: percentile(values, 0.99),
		max: percentile(values, 1),
	};
}

/** A number short enough to read: three significant digits below a hundred, whole above. */
export function short(value: number): string {
	return Math.abs(value) >= 100
		? Math.round(value).toLocaleString('en-US')
		: String(Number(value.toPrecision(3)));
}
