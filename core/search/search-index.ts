import { groupByEach } from '#core/kit/group-by-each.ts';
import { letterPhrase } from './letter-phrase.ts';
import { normalize } from './normalize.ts';
import type { Candidate, NamedEntry } from './resolution.ts';
import { byPlace, nearTo } from './typing-error.ts';

/**
 * Finds entries that a person typing may mean: prefixes, any word order, nicknames, one typing
 * error.
 */
export type SearchIndex = (query: string, limit: number) => Candidate[];

type Document = { id: string; name: string; order: number; names: string[]; main: string };
type Words = { sorted: string[]; owners: Map<string, Document[]> };

function toDocument(entry: NamedEntry, order: number): Document {
	const texts = [
		entry.name,
		entry.shortName ?? '',
		entry.abbr ?? '',
		...entry.aliases,
		...(entry.nicknames ?? []),
	];
	const names = [...new Set(texts.map(normalize))].filter((name) => name !== '');
	return { id: entry.id, name: entry.name, order, names, main: normalize(entry.name) };
}

function collectWords(documents: readonly Document[]): Words {
	const owners = groupByEach(documents, ({ names }) => names.flatMap((name) => name.split(' ')));
	return { sorted: [...owners.keys()].sort(), owners };
}

/** First index in the sorted words that is not before `prefix`. */
function lowerBound(sorted: readonly string[], prefix: string): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? '') < prefix) low = middle + 1;
		else high = middle;
	}
	return low;
}

function ownersOfPrefix({ sorted, owners }: Words, prefix: string): Set<number> {
	const found = new Set<number>();
	for (
		let at = lowerBound(sorted, prefix);
		at < sorted.length && sorted[at]?.startsWith(prefix);
		at++
	) {
		for (const { order } of owners.get(sorted[at] ?? '') ?? []) found.add(order);
	}
	return found;
}

function intersect(sets: readonly Set<number>[]): number[] {
	const [smallest, ...others] = [...sets].sort((a, b) => a.size - b.size);
	return smallest ? [...smallest].filter((item) => others.every((other) => other.has(item))) : [];
}

/** Matches with a typing error. */
function createForgiving(documents: readonly Document[], words: Words) {
	const wordsByPlace = byPlace(words.sorted);
	const joined = groupByEach(documents, ({ names }) =>
		names.map((name) => name.replaceAll(' ', '')),
	);
	const wholesByPlace = byPlace(joined.keys());
	const forgive = (word: string): Set<number> => {
		const found = ownersOfPrefix(words, word);
		if (word.length < 3) return found;
		for (const near of nearTo(wordsByPlace, word))
			for (const { order } of words.owners.get(near) ?? []) found.add(order);
		return found;
	};
	return {
		/** Each word exact, a prefix, or with one error. */
		byWords: (queried: readonly string[]): number[] => intersect(queried.map(forgive)),
		/** The whole name with one error, including a missing or extra space. */
		byWhole: (query: string): number[] =>
			[...nearTo(wholesByPlace, query.replaceAll(' ', ''))].flatMap((whole) =>
				(joined.get(whole) ?? []).map(({ order }) => order),
			),
	};
}

/**
 * 1 for the whole name, less for a part of it: a prefix of the name counts more than a word inside.
 */
function score(document: Document, query: string): number {
	if (document.main === query) return 1;
	if (document.names.includes(query)) return 0.95;
	if (document.main.startsWith(query)) return 0.9;
	return document.names.some((name) => name.startsWith(query)) ? 0.85 : 0.75;
}

/**
 * Whether an entry contains the query's single letters: 'serie b' is not every series of a country
 * with a B.
 */
function holdsLetters(document: Document | undefined, queried: readonly string[]): boolean {
	return queried.every((word, place) => {
		const before = queried[place - 1];
		if (word.length > 1 || before === undefined) return true;
		const phrase = letterPhrase(before, word);
		return document?.names.some((name) => phrase.test(name));
	});
}

/** Builds a search over entries; their order breaks ties, so the better known must come first. */
export function createSearchIndex(entries: readonly NamedEntry[]): SearchIndex {
	const documents = entries.map(toDocument);
	const words = collectWords(documents);
	const forgiving = createForgiving(documents, words);
	return (text, limit) => {
		const query = normalize(text);
		if (query === '' || limit < 1) return [];
		const queried = query.split(' ').slice(0, 8);
		const scores = new Map<number, number>();
		const add = (orders: Iterable<number>, ceiling: number) => {
			for (const order of orders) {
				const document = documents[order];
				if (document && !scores.has(order))
					scores.set(order, Math.min(ceiling, score(document, query)));
			}
		};
		const written = intersect(queried.map((word) => ownersOfPrefix(words, word)));
		add(
			written.filter((order) => holdsLetters(documents[order], queried)),
			1,
		);
		if (scores.size < limit && query.length < 60) {
			add(forgiving.byWhole(query), 0.6);
			add(forgiving.byWords(queried), 0.55);
		}
		return [...scores]
			.sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
			.slice(0, limit)
			.map(([order, points]) => ({
				id: documents[order]?.id ?? '',
				name: documents[order]?.name ?? '',
				score: points,
			}));
	};
}
