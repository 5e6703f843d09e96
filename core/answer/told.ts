import type { Mark } from '#core/channels/channel-mark.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import { PLACE_MARKS } from './answer.ts';

/** How a channel is drawn: free = filled, paid = outlined, plain = text without a box. */
export type Look = 'free' | 'paid' | 'plain';

/**
 * What an element says and how: the mark of a channel ('' = none), the texts of its innermost
 * elements, in their order.
 */
export type Told = { look: Look; mark: Mark; texts: readonly string[] };

/**
 * What an element says to the whole country, and to the states where that differs: codes of states
 * separated by spaces.
 */
export type ToldStates = { country: Told; states: readonly { ufs: string; told: Told }[] };

/** The look of a chip. */
export function lookOf(channel: { free: boolean } | null | undefined): Look {
	if (!channel) return 'plain';
	return channel.free ? 'free' : 'paid';
}

/** What an element says in a state, whose code is put where it is spoken of; null = the country. */
export function toldIn({ country, states }: ToldStates, uf: Uf | null): Told {
	const told =
		uf === null ? undefined : states.find(({ ufs }) => ufs.split(' ').includes(uf))?.told;
	if (uf === null || told === undefined) return country;
	return { ...told, texts: told.texts.map((text) => text.replaceAll(PLACE_MARKS.code, uf)) };
}

const [BETWEEN_FIELDS, BETWEEN_STATES] = ['\t', '\n'];

/**
 * What the states hear, as an attribute that a script reads before anything is painted: a line for
 * each answer, its fields separated by tabulators: states, look, mark, texts. Undefined = every
 * state hears the country's answer.
 */
export function toldAttribute({ states }: ToldStates): string | undefined {
	if (states.length === 0) return undefined;
	const fields = ({ look, mark, texts }: Told) => [look, mark, ...texts];
	return states
		.map(({ ufs, told }) => [ufs, ...fields(told)].map(plain).join(BETWEEN_FIELDS))
		.join(BETWEEN_STATES);
}

function plain(text: string): string {
	return text.replace(/[^\S\u00a0]+/g, ' ');
}
