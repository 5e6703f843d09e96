import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from './coverage.ts';

/**
 * Where a broadcast is received, as the markup tells it (`data-in`, `data-out`): states separated
 * by spaces. `in` limits it to some ('?' = to some that are not known), `out` takes some away;
 * neither = the whole country.
 */
export type Reach = { in?: string; out?: string };

/**
 * Limits of a broadcast (absent or '' = none) within those of its channel. A state both included
 * and excluded is excluded.
 */
export function reachOf(
	include: string | undefined,
	exclude: string | undefined,
	regionUfs?: string,
): Reach {
	const out = codes(exclude);
	const limit = include || regionUfs;
	if (!limit) return out.length === 0 ? {} : { out: out.join(' ') };
	const left = codes(limit).filter((uf) => !out.includes(uf));
	return { in: left.join(' ') || UNKNOWN_UFS };
}

/**
 * yes = there surely · maybe = in some states that no source tells, or in a state of the reader
 * that is not known · no = not there.
 */
export type Received = 'yes' | 'maybe' | 'no';

/**
 * Whether a broadcast is received in a state (null = not known in which). Nothing unknown is
 * claimed.
 */
export function receivedIn({ in: inside, out }: Reach, uf: Uf | null): Received {
	if (inside === undefined && out === undefined) return 'yes';
	if (uf === null || inside === UNKNOWN_UFS) return 'maybe';
	return inside !== undefined
		? inside.split(' ').includes(uf)
			? 'yes'
			: 'no'
		: out?.split(' ').includes(uf)
			? 'no'
			: 'yes';
}

/** Attributes of the element that stands for a broadcast. */
export function reachAttributes({ in: inside, out }: Reach) {
	return { 'data-in': inside, 'data-out': out };
}

function codes(text: string | undefined): string[] {
	return (text ?? '').split(' ').filter(isUf);
}
