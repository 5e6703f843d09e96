import { normalize } from '#core/search/normalize.ts';
import { byPlace, nearTo } from '#core/search/typing-error.ts';
import type { Weighted } from './sense.ts';
import { withinTwoErrors } from './two-errors.ts';

/**
 * The possible senses of each phrase, the more likely first. Joined and separate words are one
 * phrase ('grenal', 'gre nal').
 */
export type Phrases = {
	/** The senses of a phrase as written. */
	exact(phrase: string): readonly Weighted[];
	/** Senses of phrases one typing error away. */
	near(phrase: string): readonly Weighted[];
	/** Senses of well-known phrases two errors away. */
	far(phrase: string): readonly Weighted[];
	/** Senses of phrases with this prefix. */
	beginning(phrase: string): readonly Weighted[];
};

export type PhraseRow = Weighted & {
	phrase: string;
	/** Requires its accents: 'pará' is a state, 'para' a preposition. */
	asWritten?: boolean;
};

/** Shorter phrases are too similar. */
const SHORTEST_FORGIVEN = 5;
/** Two errors are forgiven only in long, well-known phrases. */
const LONG = 8;
const WELL_KNOWN = 0.9;
const SHORTEST_BEGINNING = 3;
const MOST_BEGINNINGS = 40;

/** A phrase without spaces: 'gre nal' and 'grenal' are one. */
function phraseKey(phrase: string): string {
	return normalize(phrase).replaceAll(' ', '');
}

/** Builds the phrase lookup, once for many queries. */
export function createPhrases(rows: readonly PhraseRow[]): Phrases {
	const byKey = new Map<string, Weighted[]>();
	for (const { phrase, sense, weight, asWritten } of rows) {
		const key = asWritten ? phrase.toLowerCase().replaceAll(' ', '') : phraseKey(phrase);
		if (key === '') continue;
		const known = byKey.get(key);
		if (known) known.push({ sense, weight });
		else byKey.set(key, [{ sense, weight }]);
	}
	for (const [key, senses] of byKey) byKey.set(key, best(senses));
	const places = byPlace(byKey.keys());
	const wellKnown = Map.groupBy(
		[...byKey.keys()].filter(
			(key) =>
				key.length >= LONG && !/\d/.test(key) && (byKey.get(key)?.[0]?.weight ?? 0) >= WELL_KNOWN,
		),
		(key) => key[0] ?? '',
	);
	const sorted = [...byKey.keys()].sort();
	return {
		exact: (phrase) => byKey.get(phrase) ?? [],
		near: (phrase) => {
			if (phrase.length < SHORTEST_FORGIVEN || /\d/.test(phrase)) return [];
			const keys = [...nearTo(places, phrase)].filter(
				(key) => key !== phrase && key.length >= SHORTEST_FORGIVEN && !/\d/.test(key),
			);
			return best(keys.flatMap((key) => byKey.get(key) ?? []));
		},
		far: (phrase) => {
			if (phrase.length < LONG || /\d/.test(phrase)) return [];
			const keys = (wellKnown.get(phrase[0] ?? '') ?? []).filter((key) =>
				withinTwoErrors(phrase, key),
			);
			return best(keys.flatMap((key) => byKey.get(key) ?? []));
		},
		beginning: (phrase) => {
			if (phrase.length < SHORTEST_BEGINNING || /\d/.test(phrase)) return [];
			const from = lowerBound(sorted, phrase);
			const keys = sorted
				.slice(from, from + MOST_BEGINNINGS)
				.filter((key) => key.startsWith(phrase) && key !== phrase);
			return best(keys.flatMap((key) => byKey.get(key) ?? []));
		},
	};
}

/** The more likely first, without duplicate senses. */
function best(senses: readonly Weighted[]): Weighted[] {
	const known = new Set<string>();
	return senses
		.toSorted((a, b) => b.weight - a.weight)
		.filter(({ sense }) => {
			const key = 'id' in sense ? `${sense.kind} ${sense.id}` : sense;
			return typeof key !== 'string' || known.size < known.add(key).size;
		});
}

function lowerBound(sorted: readonly string[], key: string): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? '') < key) low = middle + 1;
		else high = middle;
	}
	return low;
}
