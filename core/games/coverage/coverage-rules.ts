import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast, Coverage } from '#core/games/broadcast.ts';

/** UFs that receive the channel itself (empty = the whole country). */
type Reach = { regionUfs: readonly Uf[] };

/**
 * Whether viewers in a UF can watch a broadcast. A state both included and excluded is excluded:
 * the narrower statement wins. A regional channel is never seen outside its region, unless the
 * broadcast itself names the state.
 */
export function isShownIn(
	broadcast: Pick<Broadcast, 'coverage' | 'state'>,
	channel: Reach,
	uf: Uf,
): boolean {
	if (broadcast.state === 'none') return false;
	const { include, exclude } = broadcast.coverage;
	if (exclude.includes(uf)) return false;
	if (include.length > 0) return include.includes(uf);
	return channel.regionUfs.length === 0 || channel.regionUfs.includes(uf);
}

/**
 * An equivalent coverage without duplicates or redundant exclusions, in alphabetical order. No
 * state gains or loses the broadcast.
 */
export function tidyCoverage({ include, exclude }: Coverage): Coverage {
	const sorted = (ufs: Uf[]) => [...new Set(ufs)].sort();
	const kept = sorted(include).filter((uf) => !exclude.includes(uf));
	return kept.length > 0
		? { include: kept, exclude: [] }
		: { include: sorted(include), exclude: sorted(exclude) };
}
