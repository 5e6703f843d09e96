import { reachWording } from '#core/answer/reach-wording.ts';
import type { WordingStates } from '#core/answer/wording.ts';
import type { Reach } from '#core/games/coverage/reach.ts';
import { gridCopy } from './copy.ts';

/**
 * Where a channel shows a game, in words: the country gets its states, a state whether it is one of
 * them; '' = nationwide.
 */
export function showWording(reach: Reach): WordingStates {
	const { country, states } = reachWording(reach, gridCopy.here);
	return { country: { ...country, texts: [gridCopy.where(reach)] }, states };
}
