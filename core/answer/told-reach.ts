import { ALL_UFS } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import type { Look, Told, ToldStates } from './told.ts';

/**
 * Texts for states that something reaches, and for those that it does not; '' = nothing.
 * `PLACE_MARKS.code` = the state's code.
 */
export type ReachTexts = { here: string; notHere: string };

const saying = (text: string, look: Look = 'plain'): Told => ({ look, mark: '', texts: [text] });

/**
 * Whether something reaches the reader's state, in words. The country gets no text. States get none
 * either when the reach is every state or an unknown set.
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
