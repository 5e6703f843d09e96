import { ALL_UFS } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import type { Look, Told, ToldStates } from './told.ts';

/**
 * What a state is told of something that reaches it, and of something that does not; '' = nothing.
 * `PLACE_MARKS.code` = its code.
 */
export type ReachTexts = { here: string; notHere: string };

const saying = (text: string, look: Look = 'plain'): Told => ({ look, mark: '', texts: [text] });

/**
 * Whether something reaches the reader's state, in words. The country is told nothing; nor is a
 * state, of what reaches all states or an unknown set of them.
 */
export function reachTold(reach: Reach, { here, notHere }: ReachTexts): ToldStates {
	const isLimited = (reach.in !== undefined && reach.in !== UNKNOWN_UFS) || reach.out !== undefined;
	const ufs = (received: 'yes' | 'no') =>
		ALL_UFS.filter((uf) => receivedIn(reach, uf) === received).join(' ');
	const told = [
		{ ufs: ufs('yes'), told: saying(here, 'free') },
		{ ufs: ufs('no'), told: saying(notHere) },
	];
	return {
		country: saying(''),
		states: isLimited ? told.filter((entry) => entry.ufs !== '' && entry.told.texts[0] !== '') : [],
	};
}
