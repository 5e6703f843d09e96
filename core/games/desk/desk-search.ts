import { gameMatcher } from '#core/search/game-matcher.ts';
import { letterPhrase } from '#core/search/letter-phrase.ts';
import { normalize } from '#core/search/normalize.ts';
import { hasBeginning, searchText } from '#core/search/search-text.ts';

/**
 * Matches of one search word. A game matches when one of its sides, its competition or a channel is
 * among them, or an undecided side has a listed label.
 */
export type SearchWord = {
	teams: string[];
	competitions: string[];
	channels: string[];
	labels: string[];
};

/** Comparable names by id, and the labels of undecided sides. */
export type SearchTexts = {
	teams: ReadonlyMap<string, string>;
	competitions: ReadonlyMap<string, string>;
	channels: ReadonlyMap<string, string>;
};

type Named = {
	name: string;
	shortName: string;
	aliases: readonly string[];
	nicknames?: readonly string[];
};

/** The searchable text of each entry: every name, alias and nickname. */
export function searchTexts(
	names: { [Kind in keyof SearchTexts]: ReadonlyMap<string, Named> },
): SearchTexts {
	const textsOf = (entries: ReadonlyMap<string, Named>) =>
		new Map(
			[...entries].map(([id, entry]) => [
				id,
				searchText([entry.name, entry.shortName, ...entry.aliases, ...(entry.nicknames ?? [])]),
			]),
		);
	return {
		teams: textsOf(names.teams),
		competitions: textsOf(names.competitions),
		channels: textsOf(names.channels),
	};
}

/**
 * The matches of each word of a term in the archive; a game must match all of them (S2.03, as on
 * the list of a day). A word must begin a word of a name. A single letter must directly follow the
 * previous word ('serie b') or begin a side ('fla p'). A word without matches may have one typing
 * error. Empty = everything; null = nothing can match.
 */
export function searchWords(
	term: string,
	texts: SearchTexts,
	labels: readonly string[],
): SearchWord[] | null {
	const words = normalize(term)
		.split(' ')
		.filter((word, place) => word !== '' && !(place > 0 && /^(?:x|vs?)$/.test(word)));
	const kept = labels.map((label) => [label, searchText([label])] as const);
	const found = words.map((word, place) =>
		findWord(word, { before: words[place - 1] ?? null, texts, labels: kept }),
	);
	return found.some(isEmpty) ? null : found;
}

type Around = { before: string | null; texts: SearchTexts; labels: (readonly [string, string])[] };

function findWord(word: string, { before, texts, labels }: Around): SearchWord {
	const find = (
		isIn: (text: string) => boolean,
		isSide: (text: string) => boolean,
	): SearchWord => ({
		teams: idsOf(texts.teams, isSide),
		competitions: idsOf(texts.competitions, isIn),
		channels: idsOf(texts.channels, isIn),
		labels: labels.filter(([, text]) => isSide(text)).map(([label]) => label),
	});
	const begins = (text: string) => hasBeginning(text, word);
	if (word.length === 1 && before !== null) {
		const phrase = letterPhrase(before, word);
		return find((text) => phrase.test(text), begins);
	}
	const exact = find(begins, begins);
	if (!isEmpty(exact)) return exact;
	const near = gameMatcher(word, { forgiving: true });
	const isNear = (text: string) => near({ sides: [text], competition: '', channels: [] });
	return find(isNear, isNear);
}

function idsOf(texts: ReadonlyMap<string, string>, isIn: (text: string) => boolean): string[] {
	return [...texts].filter(([, text]) => isIn(text)).map(([id]) => id);
}

function isEmpty({ teams, competitions, channels, labels }: SearchWord): boolean {
	return teams.length + competitions.length + channels.length + labels.length === 0;
}
