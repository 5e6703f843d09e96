import type { AnswerSet } from '#core/answer/answer.ts';
import { openWords } from '#core/games/copy/page.ts';
import type { Reach } from './coverage/reach.ts';
import type { BroadcastDetail } from './game-view.ts';

/** The main action of a game's page: open the channel of its answer. */
export type MainAction = { channelId: string; href: string; words: string };

/**
 * The country's action, and those of states with a different answer: codes separated by spaces,
 * null without an action.
 */
export type MainActions = {
	country: MainAction | null;
	states: { ufs: string; action: MainAction | null }[];
};

/**
 * The link for the channel of each answer. Requires a confirmed channel with an official address;
 * for the country also one that is not limited to some states.
 */
export function mainActions(
	answers: AnswerSet,
	broadcasts: readonly BroadcastDetail[],
): MainActions {
	const actionOf = (id: string | undefined, fits: (reach: Reach) => boolean): MainAction | null => {
		const shown = broadcasts.find(
			({ channel, state, reach }) => channel.id === id && state === 'confirmed' && fits(reach),
		);
		const href = shown?.link ?? shown?.channel.url ?? null;
		return shown === undefined || href === null
			? null
			: { channelId: shown.channel.id, href, words: openWords(shown.channel) };
	};
	return {
		country: actionOf(
			answers.country.lead?.id,
			({ in: inside, out }) => inside === undefined && out === undefined,
		),
		states: answers.states.map(({ ufs, answer }) => ({
			ufs,
			action: actionOf(answer.lead?.id, () => true),
		})),
	};
}

/** A reader's action: their state's own if any, otherwise the country's. */
export function actionIn({ country, states }: MainActions, uf: string | null): MainAction | null {
	const own = uf === null ? undefined : states.find(({ ufs }) => ufs.split(' ').includes(uf));
	return own === undefined ? country : own.action;
}
