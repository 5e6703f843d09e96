/**
 * Whether two texts are at most two typing errors apart: letters changed, missing, added, or two
 * neighbours swapped (optimal string alignment distance ≤ 2).
 */
export function withinTwoErrors(a: string, b: string): boolean {
	if (Math.abs(a.length - b.length) > 2) return false;
	let [older, old]: [number[], number[]] = [
		[],
		Array.from({ length: b.length + 1 }, (_, at) => at),
	];
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) row.push(cell({ a, b, i, j }, row, old, older));
		if (Math.min(...row) > 2) return false;
		[older, old] = [old, row];
	}
	return (old[b.length] ?? 3) <= 2;
}

type At = { a: string; b: string; i: number; j: number };

function cell(
	{ a, b, i, j }: At,
	row: readonly number[],
	old: readonly number[],
	older: readonly number[],
): number {
	const same = a[i - 1] === b[j - 1];
	const best = Math.min(
		(old[j] ?? 9) + 1,
		(row[j - 1] ?? 9) + 1,
		(old[j - 1] ?? 9) + (same ? 0 : 1),
	);
	const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
	return isSwap ? Math.min(best, (older[j - 2] ?? 9) + 1) : best;
}
