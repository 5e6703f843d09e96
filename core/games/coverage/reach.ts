import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from './coverage.ts';

/**
 * Where a broadcast is received, in the form of the markup (`data-in`, `data-out`): states
 * separated by spaces. `in` limits it to some ('?' = unknown ones), `out` excludes some; neither =
 * the whole country.
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
 * yes = certainly received · maybe = its states, or the reader's, are unknown · no = not received.
 */
export type Received = 'yes' | 'maybe' | 'no';

/** Whether a state (null = unknown) receives a broadcast. Claims nothing that is unknown. */
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

/** Attributes of a broadcast's element. */
export function reachAttributes({ in: inside, out }: Reach) {
	return { 'data-in': inside, 'data-out': out };
}

function codes(text: string | undefined): string[] {
	return (text ?? '').split(' ').filter(isUf);
}
