import type { ToldStates } from '#core/answer/told.ts';
import { reachTold } from '#core/answer/told-reach.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import { gridCopy } from './copy.ts';

/**
 * Where a channel shows a game, in words: to the country its states, to a state whether it is one
 * of them; '' = in the whole country.
 */
export function showTold(reach: Reach): ToldStates {
	const { country, states } = reachTold(reach, gridCopy.here);
	return { country: { ...country, texts: [gridCopy.where(reach)] }, states };
}
