/** Returns numbers from 0 (included) to 1. */
type Random = () => number;

/**
 * The same numbers for the same seed, on every machine: mulberry32 over an FNV-1a hash of the seed.
 * Not for secrets.
 */
export function seededRandom(seed: string): Random {
	let state = 0x811c9dc5;
	for (let index = 0; index < seed.length; index += 1)
		state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** A copy of the list, shuffled by the seed (Fisher–Yates). */
export function shuffled<Item>(list: readonly Item[], seed: string): Item[] {
	const random = seededRandom(seed);
	const rest = [...list];
	return list.flatMap(() => rest.splice(Math.floor(random() * rest.length), 1));
}
