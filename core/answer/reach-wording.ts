import { ALL_UFS } from '#core/football-pt/uf.ts';
import { UNKNOWN_UFS } from '#core/games/coverage/coverage.ts';
import { type Reach, receivedIn } from '#core/games/coverage/reach.ts';
import type { Look, Wording, WordingStates } from './wording.ts';

/**
 * Texts for states that something reaches, and for those that it does not; '' = nothing.
 * `PLACE_MARKS.code` = the state's code.
 */
export type ReachTexts = { here: string; notHere: string };

const saying = (text: string, look: Look = 'plain'): Wording => ({ look, mark: '', texts: [text] });

/**
 * Whether something reaches the reader's state, in words. The country gets no text. States get none
 * either when the reach is every state or an unknown set.
 */
export function reachWording(reach: Reach, { here, notHere }: ReachTexts): WordingStates {
	const isLimited = (reach.in !== undefined && reach.in !== UNKNOWN_UFS) || reach.out !== undefined;
	const ufs = (received: 'yes' | 'no') =>
		ALL_UFS.filter((uf) => receivedIn(reach, uf) === received).join(' ');
	const entries = [
		{ ufs: ufs('yes'), wording: saying(here, 'free') },
		{ ufs: ufs('no'), wording: saying(notHere) },
	];
	return {
		country: saying(''),
		states: isLimited
			? entries.filter((entry) => entry.ufs !== '' && entry.wording.texts[0] !== '')
			: [],
	};
}
