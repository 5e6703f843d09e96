import { normalize } from '#core/search/normalize.ts';

/** Under which names that begin with no letter from A to Z stand. */
export const NO_LETTER = '#';

/** An entry of an A–Z index: `games` = games of the next 30 days. */
export type IndexEntry = { id: string; name: string; games: number };
export type LetterIndex<Entry extends IndexEntry = IndexEntry> = { letters: { letter: string; entries: Entry[] }[]; total: number };

/** Groups entries by the first letter of their comparable name ('Águia' under A), each letter in order; digits and other scripts last. */
export function letterIndex<Entry extends IndexEntry>(entries: readonly Entry[]): LetterIndex<Entry> {
	const sorted = entries
		.map((entry) => ({ entry, key: normalize(entry.name) }))
		.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.id < b.entry.id ? -1 : 1));
	const byLetter = Map.groupBy(sorted, ({ key }) => letterOf(key));
	const letters = [...byLetter]
		.map(([letter, group]) => ({ letter, entries: group.map(({ entry }) => entry) }))
		.sort((a, b) => rank(a.letter) - rank(b.letter));
	return { letters, total: entries.length };
}

function letterOf(key: string): string {
	const first = key.charAt(0).toUpperCase();
	return /^[A-Z]$/.test(first) ? first : NO_LETTER;
}

function rank(letter: string): number {
	return letter === NO_LETTER ? 127 : letter.charCodeAt(0);
}
