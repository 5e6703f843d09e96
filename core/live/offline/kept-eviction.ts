import { KEPT_LIMITS } from './kept-limits.ts';

/** `bytes` = of its text; `keptAt` in UTC milliseconds. */
export type KeptEntry = { address: string; keptAt: number; bytes: number };

/**
 * Cached pages to evict: those too old, then the oldest until the rest fits; `wanted` ones last.
 */
export function evictions(
	entries: readonly KeptEntry[],
	wanted: ReadonlySet<string>,
	now: number,
): string[] {
	const old = entries.filter(
		({ address, keptAt }) => !wanted.has(address) && now - keptAt > KEPT_LIMITS.ageMs,
	);
	const rest = entries.filter((entry) => !old.includes(entry));
	const inOrder = rest.toSorted(
		(a, b) => Number(wanted.has(a.address)) - Number(wanted.has(b.address)) || a.keptAt - b.keptAt,
	);
	let [count, bytes] = [rest.length, rest.reduce((sum, entry) => sum + entry.bytes, 0)];
	const gone = old;
	for (const entry of inOrder) {
		if (count <= KEPT_LIMITS.pages && bytes <= KEPT_LIMITS.bytes) break;
		gone.push(entry);
		[count, bytes] = [count - 1, bytes - entry.bytes];
	}
	return gone.map(({ address }) => address);
}
