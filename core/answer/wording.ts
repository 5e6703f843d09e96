import type { Mark } from '#core/channels/channel-mark.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { PLACE_MARKS } from './answer.ts';

/** Style of a channel: free = filled, paid = outlined, plain = text without a box. */
export type Look = 'free' | 'paid' | 'plain';

/**
 * Content of an element: its style, the mark of a channel ('' = none), and the texts of its
 * innermost elements, in order.
 */
export type Wording = { look: Look; mark: Mark; texts: readonly string[] };

/**
 * Content of an element for the whole country, and for states that differ: codes separated by
 * spaces.
 */
export type WordingStates = {
	country: Wording;
	states: readonly { ufs: string; wording: Wording }[];
};

/** The style of a channel's chip. */
export function lookOf(channel: { free: boolean } | null | undefined): Look {
	if (!channel) return 'plain';
	return channel.free ? 'free' : 'paid';
}

/** Content of an element in a state, with the state's code filled in; null = the country. */
export function wordingIn({ country, states }: WordingStates, uf: Uf | null): Wording {
	const wording =
		uf === null ? undefined : states.find(({ ufs }) => ufs.split(' ').includes(uf))?.wording;
	if (uf === null || wording === undefined) return country;
	return { ...wording, texts: wording.texts.map((text) => text.replaceAll(PLACE_MARKS.code, uf)) };
}

const [BETWEEN_FIELDS, BETWEEN_STATES] = ['\t', '\n'];

/**
 * The states' contents as an attribute that a script reads before first paint. One line per answer,
 * with tab-separated fields: states, look, mark, texts. Undefined = every state gets the country's
 * answer.
 */
export function wordingAttribute({ states }: WordingStates): string | undefined {
	if (states.length === 0) return undefined;
	const fields = ({ look, mark, texts }: Wording) => [look, mark, ...texts];
	return states
		.map(({ ufs, wording }) => [ufs, ...fields(wording)].map(plain).join(BETWEEN_FIELDS))
		.join(BETWEEN_STATES);
}

function plain(text: string): string {
	return text.replace(/[^\S\u00a0]+/g, ' ');
}
