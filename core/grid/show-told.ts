import type { ToldStates } from '#core/answer/told.ts';
import { reachTold } from '#core/answer/told-reach.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import { gridCopy } from './copy.ts';

/**
 * Where a channel shows a game, in words: the country gets its states, a state whether it is one of
 * them; '' = nationwide.
 */
export function showTold(reach: Reach): ToldStates {
	const { country, states } = reachTold(reach, gridCopy.here);
	return { country: { ...country, texts: [gridCopy.where(reach)] }, states };
}
