import { isUf, UFS } from '#core/site/uf.ts';
import { looksAbbreviated } from './abbreviation.ts';
import { spellsOut } from './acronym.ts';
import { comparable } from './among-compare.ts';
import { type AmongIndex, type AmongName, createAmongIndex } from './among-index.ts';
import { createCutNames } from './cut-names.ts';
import { lettersAgree } from './name-shape.ts';
import { normalize } from './normalize.ts';
import { canonicalWord } from './places.ts';
import type { AmbiguousAlias, NamedEntry } from './resolution.ts';
import { isLink } from './structure-words.ts';

/** What a spelling that nobody wrote down most likely means; `ids` holds several where it fits several. */
export type Guess = { ids: string[]; confidence: number; open?: boolean };

type Placed = NamedEntry & { city?: string | null };
type Step = { confidence: number; fits: (asked: AmongName, around: Around) => AmongName[] };
type Around = { index: AmongIndex; near: readonly AmongName[]; placesOf: (name: AmongName) => ReadonlySet<string> };

const SHORTENED = /\p{L}\.|\p{L}['’]\p{L}/u;
/** Words that only a club's full name has. */
const FULL_NAME =
	/(?:^|\s)(?:clube?|asociaci[oó]n|associa[cç][aã]o|associazione|association|sociedade?|sociedad|societ[aà]|corporaci[oó]n|sport-?club|sportklub|verein|kul[uü]b[uü]|koninklijke|klub)(?:\s|$)/iu;

/** Every word of the name itself and, beyond it, only words of the place where the club is at home. */
function addsOwnPlace(asked: AmongName, other: AmongName, places: ReadonlySet<string>): boolean {
	const [short, long] = [other.shape.core, asked.shape.core];
	if (short.length === 0 || short.length >= long.length || !short.every((word) => long.includes(word))) return false;
	return long.every((word) => short.includes(word) || places.has(word)) && lettersAgree(asked.shape.letters, other.shape.letters);
}

function sameKind(asked: AmongName, found: readonly AmongName[] = []): AmongName[] {
	return found.filter((other) => lettersAgree(asked.shape.letters, other.shape.letters));
}

const STEPS: readonly Step[] = [
	{
		confidence: 0.85,
		fits: (asked, { near }) => near.filter((other) => spellsOut(asked.words, other.words) || spellsOut(other.words, asked.words)),
	},
	{ confidence: 0.85, fits: (asked, { near, placesOf }) => near.filter((other) => addsOwnPlace(asked, other, placesOf(other))) },
	{
		confidence: 0.8,
		fits: (asked, { index }) => (FULL_NAME.test(asked.name) ? sameKind(asked, index.byStrong.get(asked.strong.join(' '))) : []),
	},
	{ confidence: 0.8, fits: (asked, { index }) => (asked.loose.length < 6 ? [] : sameKind(asked, index.byLoose.get(asked.loose))) },
];

function wordsOf(...texts: (string | null | undefined)[]): Set<string> {
	const words = texts.flatMap((text) => (text ? normalize(text).split(' ') : []));
	return new Set(words.flatMap((word) => (isLink(word) ? [] : [word, canonicalWord(word)])));
}

/** Names by the first three letters of their first word: what an abbreviation may stand for. */
function byBeginning(names: readonly AmongName[]): (asked: AmongName) => AmongName[] {
	const known = Map.groupBy(names, ({ shape }) => (shape.core[0] ?? '').slice(0, 1));
	const seconds = Map.groupBy(names, ({ shape }) => (shape.core[1] ?? '').slice(0, 3));
	return ({ shape }) => {
		const [first = '', second = ''] = shape.core;
		const head = (known.get(first.slice(0, 1)) ?? []).filter((name) => (name.shape.core[0] ?? '').startsWith(first.slice(0, 3)));
		return second.length >= 3 ? [...head, ...(seconds.get(second.slice(0, 3)) ?? [])] : head;
	};
}

/**
 * Reads spellings that are no alias of anything: words cut with a point ('Indep. Rivadavia'), the home town added ('Ferencváros
 * Budapest'), full names ('Asociación Atlética Argentinos Juniors'), other transliterations ('Olympiakos'). The first way of reading that
 * fits anything decides; what fits several entries is theirs together. Never asked for a name that is known.
 */
export function createLenientNames(entries: readonly Placed[], ambiguous: readonly AmbiguousAlias[] = []): (query: string) => Guess | null {
	const owners = new Map<string, Set<string>>();
	for (const { id, name, shortName, aliases } of entries) {
		for (const text of [name, shortName ?? '', ...aliases]) if (text !== '') owners.set(text, (owners.get(text) ?? new Set()).add(id));
	}
	const places = new Map(entries.map(({ id, city, state }) => [id, wordsOf(city, state, state && isUf(state) ? UFS[state] : null)]));
	const index = createAmongIndex([...owners.keys()], entries);
	const beginning = byBeginning(index.names);
	const placesOf = (name: AmongName) => new Set([...(owners.get(name.name) ?? [])].flatMap((id) => [...(places.get(id) ?? [])]));
	const idsOf = (names: readonly AmongName[]) => [...new Set(names.flatMap(({ name }) => [...(owners.get(name) ?? [])]))];
	const readCut = createCutNames(
		new Map(index.names.map((name) => [name.name, { ids: owners.get(name.name) ?? new Set(), places: placesOf(name) }])),
		ambiguous,
	);
	const nearTo = (asked: AmongName, isShortened: boolean) => {
		const sharing = asked.shape.core.flatMap((word) => index.byWord.get(word) ?? []);
		return [...new Set([...sharing, ...(isShortened ? beginning(asked) : [])])].filter((other) => comparable(asked, other));
	};
	/** The steps, surest first; shortened words come last. */
	const guess = (query: string): Guess | null => {
		const asked = index.read(query);
		if (asked.historical || asked.shape.core.length > 8) return null;
		const isShortened = SHORTENED.test(query);
		const near = nearTo(asked, isShortened);
		for (const { confidence, fits } of STEPS) {
			const ids = idsOf(fits(asked, { index, near, placesOf }).filter((other) => comparable(asked, other)));
			if (ids.length > 0) return { ids, confidence };
		}
		const cut = readCut(asked.evidence.base);
		if (cut || !isShortened) return cut && { ...cut, confidence: 0.7 };
		const ids = idsOf(near.filter((other) => looksAbbreviated(asked, other)));
		return ids.length > 0 ? { ids, confidence: 0.75 } : null;
	};
	return (query) => guess(query) ?? bare(query, guess, index, owners);
}

/** 'R. Standard de Liège', 'CAR Independiente del Valle', 'Paris FC 98': letters before a name and figures behind it say what a club is. */
const LETTERS_BEFORE = /^(?:[KR]\.|Royale?|Koninklijke|[CSA][A-Z]{1,3}y?[A-Z]?|K[A-Z]{1,3}|YR)\s+(?=\p{L}{4})/u;
const FIGURES_BEHIND = /\s(?:'?\d{2}|\d{4})$/u;

function bare(
	query: string,
	guess: (query: string) => Guess | null,
	index: AmongIndex,
	owners: ReadonlyMap<string, ReadonlySet<string>>,
): Guess | null {
	const name = query.replace(LETTERS_BEFORE, '').replace(FIGURES_BEHIND, '');
	if (name === query) return null;
	const asked = index.read(name);
	const same = sameKind(asked, index.byKey.get(asked.shape.key)).filter((other) => comparable(asked, other));
	const ids = [...new Set(same.flatMap((other) => [...(owners.get(other.name) ?? [])]))];
	return ids.length > 0 ? { ids, confidence: 0.8 } : guess(name);
}
