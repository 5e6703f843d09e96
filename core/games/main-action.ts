import type { AnswerSet } from '#core/answer/answer.ts';
import { openWords } from '#core/games/copy/page.ts';
import type { Reach } from './coverage/reach.ts';
import type { BroadcastDetail } from './game-view.ts';

/** The one thing to do on the page of a game: open the channel of its answer. */
export type MainAction = { channelId: string; href: string; words: string };

/**
 * The country's action, and those of states with another answer: codes separated by spaces, null
 * where they have none.
 */
export type MainActions = {
	country: MainAction | null;
	states: { ufs: string; action: MainAction | null }[];
};

/**
 * What opens the channel of each answer. Only a channel that surely shows the game and has an
 * official address; the country's only where the channel is not limited to some states.
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

/** The action of a reader: that of their state where it has its own, else the country's. */
export function actionIn({ country, states }: MainActions, uf: string | null): MainAction | null {
	const own = uf === null ? undefined : states.find(({ ufs }) => ufs.split(' ').includes(uf));
	return own === undefined ? country : own.action;
}
