import { seriesLast } from '#core/importing/competition-name.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { normalize } from '#core/search/normalize.ts';

/** What the guide knows by name: the evidence by which a reader tells teams, channels and competitions apart. */
export type Known = {
	team: (name: string) => boolean;
	channel: (name: string) => boolean;
	competition: (name: string) => boolean;
};

const LONGEST_NAME = 60;

/** One document asks for the same words again and again. */
function remembered(knows: (name: string) => boolean): (name: string) => boolean {
	const answers = new Map<string, boolean>();
	return (name) => {
		if (name.length > LONGEST_NAME || !/\p{L}/u.test(name)) return false;
		const known = answers.get(name) ?? knows(name);
		answers.set(name, known);
		return known;
	};
}

/** A service that many channels share is a channel to a reader, although nobody can say which. */
const SHARED_CHANNELS = new Set(['youtube', 'facebook', 'twitch', 'streaming', 'pay per view', 'ppv', 'tv aberta']);

export function createKnown({ teams, channels, competitions }: ReadingContext): Known {
	return {
		team: remembered((name) => teams.knows(name)),
		channel: remembered((name) => SHARED_CHANNELS.has(normalize(name)) || channels?.knows(name) === true),
		competition: remembered((name) => {
			const last = seriesLast(name);
			return competitions.knows(name) || (last !== name && competitions.knows(last));
		}),
	};
}
