import { isUf } from '#core/football-pt/uf.ts';
import { UFS } from '#core/football-pt/uf-names.ts';
import { namesOfCountry } from '#core/search/country-codes.ts';
import { lettersAgree, nameShape } from '#core/search/name-shape.ts';
import { normalize } from '#core/search/normalize.ts';
import { canonicalWord } from '#core/search/places.ts';
import type { AmbiguousAlias, NamedEntry } from '#core/search/resolution.ts';
import { isLink } from '#core/search/structure-words.ts';
import { looksAbbreviated } from './abbreviation.ts';
import { spellsOut } from './acronym.ts';
import { comparable } from './among-compare.ts';
import { type AmongIndex, type AmongName, createAmongIndex } from './among-index.ts';
import { createCutNames } from './cut-names.ts';

/**
 * The most likely meaning of an unlisted spelling; `ids` has several where it fits several entries.
 */
type Guess = { ids: string[]; confidence: number; open?: boolean };

type Placed = NamedEntry & { city?: string | null };
type Step = { confidence: number; fits: (asked: AmongName, around: Around) => AmongName[] };
type Around = {
	index: AmongIndex;
	near: readonly AmongName[];
	placesOf: (name: AmongName) => ReadonlySet<string>;
};

/** Shorter names become too similar when sounds are merged: 'Alania' is not 'Alanya'. */
const OTHER_SPELLING = 8;
const SHORTENED = /\p{L}\.|\p{L}['’]\p{L}/u;
/** Words that occur only in full names of clubs. */
const FULL_NAME =
	/(?:^|\s)(?:clube?|asociaci[oó]n|associa[cç][aã]o|associazione|association|sociedade?|sociedad|societ[aà]|corporaci[oó]n|sport-?club|sportklub|verein|kul[uü]b[uü]|koninklijke|klub)(?:\s|$)/iu;

/** Every word of the name itself, and otherwise only words of the club's home place. */
function addsOwnPlace(asked: AmongName, other: AmongName, places: ReadonlySet<string>): boolean {
	const [short, long] = [other.shape.core, asked.shape.core];
	if (
		short.length === 0 ||
		short.length >= long.length ||
		!short.every((word) => long.includes(word))
	)
		return false;
	return (
		long.every((word) => short.includes(word) || places.has(word)) &&
		lettersAgree(asked.shape.letters, other.shape.letters)
	);
}

function sameKind(asked: AmongName, found: readonly AmongName[] = []): AmongName[] {
	return found.filter((other) => lettersAgree(asked.shape.letters, other.shape.letters));
}

const STEPS: readonly Step[] = [
	{
		confidence: 0.85,
		fits: (asked, { near }) =>
			near.filter(
				(other) => spellsOut(asked.words, other.words) || spellsOut(other.words, asked.words),
			),
	},
	{
		confidence: 0.85,
		fits: (asked, { near, placesOf }) =>
			near.filter((other) => addsOwnPlace(asked, other, placesOf(other))),
	},
	{
		confidence: 0.8,
		fits: (asked, { index }) =>
			FULL_NAME.test(asked.name) ? sameKind(asked, index.byStrong.get(asked.strong.join(' '))) : [],
	},
	{
		confidence: 0.8,
		fits: (asked, { index }) =>
			sameKind(asked, index.byLoose.get(asked.loose)).filter(
				({ shape }) =>
					asked.loose.length >= 6 &&
					(shape.key === asked.shape.key || asked.shape.key.length >= OTHER_SPELLING),
			),
	},
];

function wordsOf(...texts: (string | null | undefined)[]): Set<string> {
	const words = texts.flatMap((text) => (text ? normalize(text).split(' ') : []));
	return new Set(words.flatMap((word) => (isLink(word) ? [] : [word, canonicalWord(word)])));
}

/** The places of the only owner, or of all owners. Names of one owner share the same set. */
function placesOfAll(
	ids: ReadonlySet<string>,
	places: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
	const [only] = ids.size === 1 ? ids : [];
	return (
		(only && places.get(only)) || new Set([...ids].flatMap((id) => [...(places.get(id) ?? [])]))
	);
}

function townOf(city: string): string {
	return normalize(city).split(' ').map(canonicalWord).join(' ');
}

/**
 * Finds names that share the first three letters of the first or second word: candidates for an
 * abbreviation.
 */
function byBeginning(names: readonly AmongName[]): (asked: AmongName) => AmongName[] {
	const known = Map.groupBy(names, ({ shape }) => (shape.core[0] ?? '').slice(0, 1));
	const seconds = Map.groupBy(names, ({ shape }) => (shape.core[1] ?? '').slice(0, 3));
	return ({ shape }) => {
		const [first = '', second = ''] = shape.core;
		const head = (known.get(first.slice(0, 1)) ?? []).filter((name) =>
			(name.shape.core[0] ?? '').startsWith(first.slice(0, 3)),
		);
		return second.length >= 3 ? [...head, ...(seconds.get(second.slice(0, 3)) ?? [])] : head;
	};
}

/**
 * Resolves spellings that no alias has: words cut with a point ('Indep. Rivadavia'), the home town
 * added ('Ferencváros Budapest'), full names ('Asociación Atlética Argentinos Juniors'), other
 * transliterations ('Olympiakos'). The first step with a match decides; a match of several entries
 * returns all. Called only for unknown names.
 */
export function createLenientNames(
	entries: readonly Placed[],
	ambiguous: readonly AmbiguousAlias[] = [],
): (query: string) => Guess | null {
	const owners = new Map<string, Set<string>>();
	for (const { id, name, shortName, aliases } of entries) {
		for (const text of [name, shortName ?? '', ...aliases])
			if (text !== '') owners.set(text, (owners.get(text) ?? new Set()).add(id));
	}
	const countries = new Map(
		[...new Set(entries.map(({ country }) => country ?? ''))].map((code) => [
			code,
			namesOfCountry(code),
		]),
	);
	const homes = new Map(
		entries.map(({ id, city, state }) => [
			id,
			wordsOf(city, state, state && isUf(state) ? UFS[state] : null),
		]),
	);
	const places = new Map(
		entries.map(({ id, country }) => [
			id,
			new Set([...(homes.get(id) ?? []), ...wordsOf(...(countries.get(country ?? '') ?? []))]),
		]),
	);
	const listed = ambiguous.map(({ alias }) => nameShape(alias));
	const bareListed = listed.filter(({ letters }) => letters.size === 0);
	const [listedNames, listedKeys] = [
		new Set(listed.map(({ normal }) => normal)),
		new Set(bareListed.map(({ key }) => key)),
	];
	const index = createAmongIndex([...owners.keys()], entries);
	const beginning = byBeginning(index.names);
	const towns = new Map<string, string[]>();
	for (const { id, city } of entries)
		if (city) towns.set(townOf(city), [...(towns.get(townOf(city)) ?? []), id]);
	const placesOf = (name: AmongName) => placesOfAll(owners.get(name.name) ?? new Set(), places);
	const idsOf = (names: readonly AmongName[]) => [
		...new Set(names.flatMap(({ name }) => [...(owners.get(name) ?? [])])),
	];
	const readCut = createCutNames(
		new Map([...owners].map(([name, ids]) => [name, { ids, places: placesOfAll(ids, homes) }])),
		ambiguous,
	);
	const nearTo = (asked: AmongName, isShortened: boolean) => {
		const sharing = asked.shape.core.flatMap((word) => index.byWord.get(word) ?? []);
		return [...new Set([...sharing, ...(isShortened ? beginning(asked) : [])])].filter((other) =>
			comparable(asked, other),
		);
	};
	/** Steps in order of certainty; shortened words come last. */
	const guess = (query: string): Guess | null => {
		const asked = index.read(query);
		if (asked.historical || asked.shape.core.length > 8) return null;
		const isShortened = SHORTENED.test(query);
		const near = nearTo(asked, isShortened);
		for (const { confidence, fits } of STEPS) {
			const ids = idsOf(
				fits(asked, { index, near, placesOf }).filter((other) => comparable(asked, other)),
			);
			if (ids.length > 0) return { ids, confidence };
		}
		const cut = readCut(asked.evidence.base);
		if (cut || !isShortened) return cut && { ...cut, confidence: 0.7 };
		const ids = idsOf(near.filter((other) => looksAbbreviated(asked, other)));
		return ids.length > 0 ? { ids, confidence: 0.75 } : null;
	};
	const isPlace = ({ shape }: AmongName, id: string) =>
		shape.core.every((word) => homes.get(id)?.has(word));
	const isShared = ({ shape }: AmongName, ids: readonly string[]) =>
		listedNames.has(shape.normal) ||
		(listedKeys.has(shape.key) && !index.byNormal.has(shape.normal)) ||
		(towns.get(shape.core.join(' ')) ?? []).some((id) => !ids.includes(id));
	const known = { index, owners, isShared, isPlace };
	return (query) =>
		guess(query) ??
		bare(query, guess, known) ??
		withInitial(query, (name) => guess(name) ?? sameName(name, known), homes);
}

/**
 * 'R. Standard de Liège', 'CAR Independiente del Valle', 'Paris FC 98': leading letters and
 * trailing digits describe the kind of club.
 */
const LETTERS_BEFORE =
	/^(?:[KR]\.|Royale?|Koninklijke|[CSA][A-Z]{1,3}y?[A-Z]?|K[A-Z]{1,3}|YR)\s+(?=\p{L}{4})/u;
const FIGURES_BEHIND = /\s(?:'?\d{2}|\d{4})$/u;

/**
 * `isShared`: a name listed as ambiguous, or a town with other clubs ('CNC Recife' is not Sport).
 * `isPlace`: only a club's town, where other letters mean another club ('SC Enschede' is not FC
 * Twente).
 */
type Known = {
	index: AmongIndex;
	owners: ReadonlyMap<string, ReadonlySet<string>>;
	isShared: (name: AmongName, ids: readonly string[]) => boolean;
	isPlace: (name: AmongName, id: string) => boolean;
};

function bare(query: string, guess: (query: string) => Guess | null, known: Known): Guess | null {
	const name = query.replace(LETTERS_BEFORE, '').replace(FIGURES_BEHIND, '');
	if (name === query) return null;
	const same = sameName(name, known);
	return same?.ids.some((id) => known.isPlace(known.index.read(name), id))
		? null
		: (same ?? guess(name));
}

/** Entries with this name, apart from structure words. */
function sameName(name: string, { index, owners, isShared }: Known): Guess | null {
	const asked = index.read(name);
	const same = sameKind(asked, index.byKey.get(asked.shape.key)).filter((other) =>
		comparable(asked, other),
	);
	const ids = [...new Set(same.flatMap((other) => [...(owners.get(other.name) ?? [])]))];
	return ids.length === 0
		? null
		: { ids, confidence: 0.8, open: ids.length > 1 || isShared(asked, ids) };
}

/**
 * 'SE Palmeiras S': the initial of a club's own place. 'A', 'B' and 'C' instead number the teams of
 * one club.
 */
function withInitial(
	query: string,
	read: (name: string) => Guess | null,
	places: ReadonlyMap<string, ReadonlySet<string>>,
): Guess | null {
	const [, name = '', initial = ''] = /^(.{5,}?)\s([D-Z])\.?$/u.exec(query) ?? [];
	const found = name === '' ? null : read(name);
	const [id = ''] = found?.ids ?? [];
	if (found?.ids.length !== 1 || found.open) return null;
	return [...(places.get(id) ?? [])].some((place) => place.startsWith(initial.toLowerCase()))
		? { ...found, confidence: 0.75 }
		: null;
}
