import { gameMatcher } from '#core/search/game-matcher.ts';
import { normalize } from '#core/search/normalize.ts';
import { searchText } from '#core/search/search-text.ts';

/** Heading of names that do not begin with a letter from A to Z. */
export const NO_LETTER = '#';

/** An entry of an A–Z index: `games` = games of the next 30 days; `keys` = `furtherKeys`. */
export type IndexEntry = { id: string; name: string; games: number; keys: string };
/** Entries under one heading: a letter, a state, a country. `part` = the parent heading, if any. */
export type IndexSection<Entry extends IndexEntry = IndexEntry> = {
	title: string;
	part?: string;
	entries: Entry[];
};
export type LetterIndex<Entry extends IndexEntry = IndexEntry> = {
	sections: IndexSection<Entry>[];
	total: number;
};

/** The further search words of an entry: from its other names, aliases and nicknames. */
export function furtherKeys(name: string, others: readonly string[]): string {
	return searchText([name, ...others])
		.slice(searchText([name]).length)
		.trim();
}

/**
 * Groups entries by the first letter of their comparable name ('Águia' under A), sorted within each
 * letter; digits and other scripts last.
 */
export function letterIndex<Entry extends IndexEntry>(
	entries: readonly Entry[],
): LetterIndex<Entry> {
	const sorted = entries
		.map((entry) => ({ entry, key: normalize(entry.name) }))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id < b.entry.id ? -1 : 1));
	const byLetter = Map.groupBy(sorted, ({ key }) => letterOf(key));
	const sections = [...byLetter]
		.map(([title, group]) => ({ title, entries: group.map(({ entry }) => entry) }))
		.sort((a, b) => rank(a.title) - rank(b.title));
	return { sections, total: entries.length };
}

/**
 * The entries of an index that match a term, in the same order, by the rule for games (S2.03):
 * every word begins a word of one name. Without a match, one typing error is forgiven. An empty
 * term matches everything.
 */
export function searchIndex(index: LetterIndex, term: string): LetterIndex {
	if (term === '') return index;
	const exact = keepEntries(index, gameMatcher(term));
	return exact.total > 0 ? exact : keepEntries(index, gameMatcher(term, { forgiving: true }));
}

function keepEntries(
	{ sections }: LetterIndex,
	matches: ReturnType<typeof gameMatcher>,
): LetterIndex {
	const kept = sections.map((section) => ({
		...section,
		entries: section.entries.filter(({ name, keys }) =>
			matches({ sides: [`${searchText([name])} ${keys}`], competition: '', channels: [] }),
		),
	}));
	return {
		sections: kept.filter(({ entries }) => entries.length > 0),
		total: kept.reduce((sum, { entries }) => sum + entries.length, 0),
	};
}

function letterOf(key: string): string {
	const first = key.charAt(0).toUpperCase();
	return /^[A-Z]$/.test(first) ? first : NO_LETTER;
}

function rank(letter: string): number {
	return letter === NO_LETTER ? 127 : letter.charCodeAt(0);
}
