import type { Uf } from '#core/football-pt/uf.ts';
import type { Broadcast, Coverage } from '#core/games/broadcast.ts';

/** UFs in which a channel itself can be received (empty = the whole country). */
type Reach = { regionUfs: readonly Uf[] };

/**
 * Whether somebody in a UF can watch a broadcast. A state that is both included and excluded is
 * excluded: the narrower statement wins. A regional channel is never seen outside its region,
 * unless the broadcast itself names the state.
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
 * The same coverage without doubles, in alphabetical order and without exclusions that say nothing:
 * nobody sees more or less.
 */
export function tidyCoverage({ include, exclude }: Coverage): Coverage {
	const sorted = (ufs: Uf[]) => [...new Set(ufs)].sort();
	const kept = sorted(include).filter((uf) => !exclude.includes(uf));
	return kept.length > 0
		? { include: kept, exclude: [] }
		: { include: sorted(include), exclude: sorted(exclude) };
}
