import { type NameShape, nameShape } from './name-shape.ts';
import { normalize } from './normalize.ts';
import type { NamedEntry } from './resolution.ts';
import { isWeak } from './structure-words.ts';
import { type NameEvidence, splitSuffixes } from './suffixes.ts';

/** A name of the list, or the name asked for, taken apart once. */
export type AmongName = {
	name: string;
	shape: NameShape;
	evidence: NameEvidence;
	/** Core words without those that many clubs share. */
	strong: readonly string[];
	/** Core in a spelling that sets transliterations aside. */
	loose: string;
	/** Entries of the reference that carry this name. */
	entries: ReadonlySet<string>;
};

export type AmongIndex = {
	names: readonly AmongName[];
	byNormal: ReadonlyMap<string, AmongName[]>;
	byKey: ReadonlyMap<string, AmongName[]>;
	byStrong: ReadonlyMap<string, AmongName[]>;
	byLoose: ReadonlyMap<string, AmongName[]>;
	byEntry: ReadonlyMap<string, AmongName[]>;
	byWord: ReadonlyMap<string, AmongName[]>;
	read(query: string): AmongName;
};

/** '(1913-1991)', '(-2016)': the life of a club that is no more. */
const LIFE = /\s*\(\s*(?:(?:18|19|20)\d{2})?\s*[-–]\s*(?:(?:18|19|20)\d{2})?\s*\)\s*/gu;

/** One spelling for the ways of writing a sound in Latin letters: 'Olympiakos' and 'Olympiacos', 'Müller' and 'Mueller'. */
export function looseWord(word: string): string {
	return word
		.replace(/sch|sh|sz|ch|tch|tsch|cz/g, 's')
		.replace(/ph/g, 'f')
		.replace(/th/g, 't')
		.replace(/[ck]h?|q|x/g, 'k')
		.replace(/w/g, 'v')
		.replace(/j|y|ii|ie/g, 'i')
		.replace(/[ao]e/g, (pair) => pair[0] ?? '')
		.replace(/ue/g, 'u')
		.replace(/z/g, 's')
		.replace(/h/g, '')
		.replace(/(.)\1+/g, '$1');
}

function group(names: readonly AmongName[], keysOf: (name: AmongName) => Iterable<string>): Map<string, AmongName[]> {
	const map = new Map<string, AmongName[]>();
	for (const name of names) {
		for (const key of new Set(keysOf(name))) {
			if (key === '') continue;
			const known = map.get(key);
			if (known) known.push(name);
			else map.set(key, [name]);
		}
	}
	return map;
}

function referenceForms(reference: readonly NamedEntry[]): Map<string, Set<string>> {
	const forms = new Map<string, Set<string>>();
	for (const { id, name, shortName, aliases } of reference) {
		for (const text of [name, shortName ?? '', ...aliases]) {
			const form = normalize(text);
			if (form !== '') forms.set(form, (forms.get(form) ?? new Set()).add(id));
		}
	}
	return forms;
}

export function createAmongIndex(canonicalNames: readonly string[], reference: readonly NamedEntry[]): AmongIndex {
	const forms = referenceForms(reference);
	const read = (name: string): AmongName => {
		const living = name.replace(LIFE, ' ').trim();
		const evidence = splitSuffixes(living);
		const shape = nameShape(evidence.base);
		const strong = shape.core.filter((word) => !isWeak(word)).sort();
		const loose = [...shape.core].map(looseWord).sort().join(' ');
		const entries = forms.get(normalize(living)) ?? forms.get(shape.normal) ?? new Set<string>();
		return { name, shape, evidence, strong, loose, entries };
	};
	const names = canonicalNames.map(read);
	return {
		names,
		byNormal: group(names, ({ name, shape }) => [normalize(name), shape.normal]),
		byKey: group(names, ({ shape }) => [shape.key]),
		byStrong: group(names, ({ strong }) => [strong.join(' ')]),
		byLoose: group(names, ({ loose }) => [loose]),
		byEntry: group(names, ({ entries }) => entries),
		byWord: group(names, ({ shape }) => shape.core),
		read,
	};
}
