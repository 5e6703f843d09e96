import { letterPhrase } from './letter-phrase.ts';
import { normalize } from './normalize.ts';
import { hasBeginning } from './search-text.ts';
import { isOneTypingError } from './typing-error.ts';

/**
 * The searchable texts of a game: `searchText` of each side and of its competition; comparable
 * names of its channels.
 */
export type GameText = {
	sides: readonly string[];
	competition: string;
	channels: readonly string[];
};

/** 'fla x pal' means the same as 'fla pal'. */
const BETWEEN_SIDES = /(?<= )(?:x|vs?)(?: |$)/g;
/** Words shorter than this allow no typing error. */
const FORGIVEN_LENGTH = 4;

/** Whether a game matches one word of the term. `texts` = the names of sides and competition. */
type Rule = (texts: readonly string[], game: GameText) => boolean;

/**
 * The matching rule for games, shared by server and browser (S2.03). Every word of the term must
 * begin a word of any of the names, in any order ('fla pal', 'brasileirão santos'). `forgiving`
 * also allows one typing error per word. An empty term matches everything. Two cases are stricter:
 * - a single letter alone is meaningless. It follows the word before it ('série b', 'copa d'), or
 *   begins the other side of a pair ('fla p');
 * - a channel matches only by whole words from the start of its name ('premiere', but not
 *   'premier').
 */
export function gameMatcher(term: string, { forgiving = false } = {}): (game: GameText) => boolean {
	const words = normalize(term).replace(BETWEEN_SIDES, '').trim().split(' ');
	const rules = words.map((word, place): Rule => {
		if (word.length === 1 && place > 0) return letterRule(word, words.slice(0, place));
		const isIn = remember((text) => hasBeginning(text, word) || (forgiving && hasNear(text, word)));
		return (texts) => texts.some(isIn);
	});
	return (game) => {
		const texts = [...game.sides, game.competition];
		const meant = game.channels.flatMap((channel) => placesOfChannel(words, channel));
		return rules.every((holds, place) => meant.includes(place) || holds(texts, game));
	};
}

/** Thousands of games share a few hundred names. */
function remember(test: (text: string) => boolean): (text: string) => boolean {
	const known = new Map<string, boolean>();
	return (text) => {
		const answer = known.get(text) ?? test(text);
		known.set(text, answer);
		return answer;
	};
}

function hasNear(text: string, word: string): boolean {
	return (
		word.length >= FORGIVEN_LENGTH && text.split(' ').some((known) => isOneTypingError(known, word))
	);
}

/**
 * The letter must directly follow the previous word, or begin another name while one side has all
 * words before it.
 */
function letterRule(letter: string, before: readonly string[]): Rule {
	const phrase = letterPhrase(before.at(-1) ?? '', letter);
	return (texts, { sides }) =>
		texts.some((text) => phrase.test(text)) ||
		sides.some(
			(side) =>
				before.every((word) => hasBeginning(side, word)) &&
				texts.some((text) => text !== side && hasBeginning(text, letter)),
		);
}

/** Indexes of the words that name a channel: one or more of its words, from the first one on. */
function placesOfChannel(words: readonly string[], channel: string): number[] {
	const name = channel.split(' ');
	return words.flatMap((word, place) => {
		if (word !== name[0]) return [];
		const other = name.findIndex((part, at) => part !== words[place + at]);
		return name.slice(0, other < 0 ? name.length : other).map((_, at) => place + at);
	});
}
