import { letterPhrase } from './letter-phrase.ts';
import { normalize } from './normalize.ts';
import { hasBeginning } from './search-text.ts';
import { isOneTypingError } from './typing-error.ts';

/**
 * What a game is found by: for each side, and for its competition, the result of `searchText`; its
 * channels by their comparable names.
 */
export type GameText = {
	sides: readonly string[];
	competition: string;
	channels: readonly string[];
};

/** 'fla x pal' asks for the same as 'fla pal'. */
const BETWEEN_SIDES = /(?<= )(?:x|vs?)(?: |$)/g;
/** A shorter word is not taken for another one. */
const FORGIVEN_LENGTH = 4;

/**
 * Whether a game has what one word of the term asks for. `texts` = the names of sides and
 * competition.
 */
type Rule = (texts: readonly string[], game: GameText) => boolean;

/**
 * The rule by which a term finds games, the same on server and in browser (S2.03). Every word of
 * the term must begin a word of one of the names, in any order and whichever of them it belongs to
 * ('fla pal', 'brasileirão santos'); two are stricter:
 * - a single letter says nothing by itself: it goes with the word before it ('série b', 'copa d'),
 *   or begins the other side of a pair ('fla p');
 * - a channel is meant only by the whole words that its name begins with ('premiere', but not
 *   'premier'). `forgiving` takes words with one typing error too. An empty term finds everything.
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

/** A few hundred names stand in thousands of games. */
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
 * The letter stands right after the word before it, or one side holds all words before it and
 * something else of the game begins with the letter.
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

/** Places of the words that name a channel: one or more of its words from the first one on. */
function placesOfChannel(words: readonly string[], channel: string): number[] {
	const name = channel.split(' ');
	return words.flatMap((word, place) => {
		if (word !== name[0]) return [];
		const other = name.findIndex((part, at) => part !== words[place + at]);
		return name.slice(0, other < 0 ? name.length : other).map((_, at) => place + at);
	});
}
