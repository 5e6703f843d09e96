import { groupByEach } from '#core/kit/group-by-each.ts';
import { type NameShape, nameShape } from '#core/search/name-shape.ts';
import { normalize } from '#core/search/normalize.ts';
import type { NamedEntry } from '#core/search/resolution.ts';
import { isDroppable } from '#core/search/structure-words.ts';
import { type NameEvidence, splitSuffixes } from '#core/search/suffixes.ts';

/** A name of the list, or the queried name, split once. */
export type AmongName = {
	name: string;
	shape: NameShape;
	/** Every word, in order. */
	words: readonly string[];
	evidence: NameEvidence;
	/** A defunct club, according to the name itself. */
	historical: boolean;
	/** Core words without kinds of club and numbers. */
	strong: readonly string[];
	/** Core in a spelling that ignores transliteration. */
	loose: string;
	/** Reference entries with this name. */
	entries: ReadonlySet<string>;
};

export type AmongIndex = {
	names: readonly AmongName[];
	byNormal: ReadonlyMap<string, AmongName[]>;
	byKey: ReadonlyMap<string, AmongName[]>;
	byStrong: ReadonlyMap<string, AmongName[]>;
	byLoose: ReadonlyMap<string, AmongName[]>;
	byEntry: ReadonlyMap<string, AmongName[]>;
	/** Reference entries by scoreboard code ('FLA'). */
	byCode: ReadonlyMap<string, readonly string[]>;
	byWord: ReadonlyMap<string, AmongName[]>;
	read(query: string): AmongName;
};

/** '(1913-1991)', '(-2016)': the lifetime of a defunct club. */
const LIFE = /\s*\(\s*(?:(?:18|19|20)\d{2})?\s*[-–]\s*(?:(?:18|19|20)\d{2})?\s*\)\s*/u;

/** '$$Magna$$ Wiener Neustadt': a sponsor marked by the source. */
const SPONSOR = /\$\$[^$]*\$\$/g;

/**
 * Merges Latin spellings of the same sound: 'Olympiakos' and 'Olympiacos', 'Müller' and 'Mueller'.
 */
function looseWord(word: string): string {
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

function group(names: readonly AmongName[], keysOf: (name: AmongName) => string[]) {
	return groupByEach(names, (name) => keysOf(name).filter((key) => key !== ''));
}

function referenceForms(reference: readonly NamedEntry[]): Map<string, Set<string>> {
	const forms = new Map<string, Set<string>>();
	for (const entry of reference) {
		const { id, name, shortName, aliases } = entry;
		// Lists distinguish namesakes by city: 'Internacional Porto Alegre', 'Guarani Campinas'.
		const placed = [
			entry.state,
			'city' in entry && typeof entry.city === 'string' ? entry.city : '',
		].map((place) => (place ? `${name} ${place}` : ''));
		for (const text of [name, shortName ?? '', ...aliases, ...placed]) {
			const form = normalize(text);
			if (form !== '') forms.set(form, (forms.get(form) ?? new Set()).add(id));
		}
	}
	return forms;
}

function codes(reference: readonly NamedEntry[]): Map<string, string[]> {
	const map = new Map<string, string[]>();
	for (const { id, abbr } of reference) if (abbr) map.set(abbr, [...(map.get(abbr) ?? []), id]);
	return map;
}

/** The entry that a name means in a country, judged without the list. */
export type Ask = (name: string, country: string | null) => string | null;

/** The list's own country: that of most of its names with a reference entry. */
function homeOf(names: readonly AmongName[], reference: readonly NamedEntry[]): string | null {
	const countries = new Map(reference.map(({ id, country }) => [id, country ?? null]));
	const counts = new Map<string, number>();
	for (const { entries } of names) {
		const country = entries.size === 1 ? countries.get([...entries][0] ?? '') : null;
		if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
	}
	const [most] = [...counts].sort(([, a], [, b]) => b - a);
	const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
	return most && most[1] > 1 && most[1] * 2 > all ? most[0] : null;
}

/**
 * Number of leading words for a kind of club: 'Club Atlético X' is X, 'Alianza Atlético' is not
 * Alianza.
 */
function leadingKinds(core: readonly string[]): number {
	const own = core.findIndex((word) => !isDroppable(word));
	return own < 0 ? 0 : own;
}

export function createAmongIndex(
	canonicalNames: readonly string[],
	reference: readonly NamedEntry[],
	ask?: Ask,
): AmongIndex {
	const forms = referenceForms(reference);
	const readWritten = (name: string): AmongName => {
		const living = name.replace(LIFE, ' ').replace(SPONSOR, ' ').replace(/\s+/g, ' ').trim();
		const evidence = splitSuffixes(living);
		const shape = nameShape(evidence.base);
		const strong = [...shape.core.slice(leadingKinds(shape.core))]
			.filter((word) => !/^\d+$/.test(word))
			.sort();
		const loose = [...shape.core].map(looseWord).sort().join(' ');
		const entries = forms.get(normalize(living)) ?? forms.get(shape.normal) ?? new Set<string>();
		return {
			name,
			historical: living !== name && LIFE.test(name),
			shape,
			words: shape.normal.split(' '),
			evidence,
			strong,
			loose,
			entries,
		};
	};
	const written = canonicalNames.map(readWritten);
	const home = ask ? homeOf(written, reference) : null;
	const known = (name: AmongName): AmongName => {
		const id =
			ask && name.entries.size !== 1 && !name.evidence.reserve ? ask(name.name, home) : null;
		return id === null ? name : { ...name, entries: new Set([id]) };
	};
	const names = written.map(known);
	const read = (name: string) => known(readWritten(name));
	return {
		names,
		byNormal: group(names, ({ name, shape }) => [normalize(name), shape.normal]),
		byKey: group(names, ({ shape }) => [shape.key]),
		byStrong: group(names, ({ strong }) => [strong.join(' ')]),
		byLoose: group(names, ({ loose }) => [loose]),
		byEntry: groupByEach(names, ({ entries }) => entries),
		byCode: codes(reference),
		byWord: group(names, ({ shape }) => shape.core),
		read,
	};
}
