import { lazily } from '#core/kit/lazily.ts';
import { calledSo } from './called-so.ts';
import { isWithin } from './country-codes.ts';
import {
	joinInitials,
	lettersAgree,
	type NameShape,
	nameShape,
	sameLetters,
} from './name-shape.ts';
import {
	contradicts,
	type Evidence,
	type Meaning,
	meaningOf,
	narrow,
	type Surroundings,
	unknownMeaning,
} from './narrowing.ts';
import { normalize } from './normalize.ts';
import { otherOrders } from './other-orders.ts';
import type {
	AmbiguousAlias,
	NamedEntry,
	Resolution,
	ResolveHints,
	Resolver,
} from './resolution.ts';
import { createSearchIndex } from './search-index.ts';
import { splitSuffixes } from './suffixes.ts';

const MAX_CANDIDATES = 8;
/** Of what is only assumed: below the line of an import (0.7). */
const ASSUMED = 0.6;

type Known = { meaning: Meaning; letters: ReadonlySet<string>[]; coreMatches: boolean };
/**
 * An alias of the table; with `letters` only for what says the same of the kind of club ('FSV
 * Frankfurt' is not Eintracht, 'SG Frankfurt' is).
 */
type Listed = { meanings: Meaning[]; letters: ReadonlySet<string> };
/**
 * What one written form stands for. `listed`: the alias table says that it never resolves by
 * itself.
 */
type Sense = { owners: Set<Known>; listed: Listed[] };
type Found = { meanings: Meaning[]; open: boolean; confidence: number };

class Senses {
	readonly #byForm = new Map<string, Sense>();

	at(form: string): Sense {
		const known = this.#byForm.get(form);
		if (known) return known;
		const sense: Sense = { owners: new Set(), listed: [] };
		this.#byForm.set(form, sense);
		return sense;
	}

	get(form: string): Sense | undefined {
		return this.#byForm.get(form);
	}
}

function namesOf(entry: NamedEntry): string[] {
	return [entry.name, entry.shortName ?? '', ...entry.aliases].filter((name) => name.trim() !== '');
}

/** Every form under which an entry may be found: as written, and without structure words. */
function register(known: Known, names: readonly string[], exact: Senses, core: Senses): void {
	for (const name of names) {
		exact.at(normalize(name)).owners.add(known);
		// With its suffix: 'Fluminense-BA' must not lend its club the bare 'Fluminense'.
		const shape = nameShape(name);
		if (shape.letters.size > 0) known.letters.push(shape.letters);
		// 'Sociedad B' without what kind of club it is would be any 'B'.
		if (known.coreMatches && shape.key.length > 1) core.at(shape.key).owners.add(known);
	}
}

function registerAmbiguous(
	alias: AmbiguousAlias,
	meanings: ReadonlyMap<string, Known>,
	exact: Senses,
	core: Senses,
): void {
	const listed = alias.candidates.map(
		(candidate) => meanings.get(candidate)?.meaning ?? unknownMeaning(candidate),
	);
	exact.at(normalize(alias.alias)).listed.push({ meanings: listed, letters: new Set() });
	const { key, letters } = nameShape(alias.alias);
	// What is only somebody else's name takes nothing from ours: 'Bilbao Athletic', the second team
	// of 'Athletic Bilbao'.
	if (letters.size > 0 || listed.some(({ id }) => id !== null))
		core.at(key).listed.push({ meanings: listed, letters });
}

function distinct(meanings: readonly Meaning[]): Meaning[] {
	return [...new Map(meanings.map((meaning) => [meaning.id ?? meaning.name, meaning])).values()];
}

/** Whose form it is, as far as what a club is agrees. */
function ownersOf(sense: Sense, shape?: NameShape): Known[] {
	return [...sense.owners].filter(
		({ letters }) =>
			!shape || letters.length === 0 || letters.some((own) => lettersAgree(own, shape.letters)),
	);
}

function readSense(sense: Sense | undefined, confidence: number, shape?: NameShape): Found | null {
	if (!sense) return null;
	const listed = sense.listed.filter(
		({ letters }) => letters.size === 0 || (shape && sameLetters(letters, shape.letters)),
	);
	const meanings = distinct([
		...listed.flatMap((each) => each.meanings),
		...ownersOf(sense, shape).map(({ meaning }) => meaning),
	]);
	return meanings.length === 0
		? null
		: { meanings, open: listed.length > 0 || meanings.length > 1, confidence };
}

/**
 * 'Arsenal FC' in a league of Argentina: who else is called so, structure words aside, and plays
 * there.
 */
function namesakeThere(
	core: Senses,
	found: Found,
	base: string,
	country: string | null | undefined,
): Found | null {
	// Of a confederation too many are meant: only a country decides.
	const isThere = (meaning: Meaning) => meaning.country === country;
	if (
		!country ||
		found.open ||
		found.meanings.some((meaning) => isWithin(meaning.country, country))
	)
		return null;
	const there = readSense(core.get(nameShape(base).key), 0.85)?.meanings.filter(isThere) ?? [];
	return there.length === 1 ? { meanings: there, open: false, confidence: 0.85 } : null;
}

/**
 * Somebody typed it: less sure than what others write on purpose. A single word is too like words
 * of other countries ('Ourense', 'Orense').
 */
function misspelt(known: Known | undefined, base: string, { country }: ResolveHints): Found | null {
	if (
		!known ||
		!(nameShape(base).core.length > 1 || (country && isWithin(known.meaning.country, country)))
	)
		return null;
	return { meanings: [known.meaning], open: false, confidence: ASSUMED };
}

/**
 * A question answered with the one that the guide itself calls so; whatever else may be meant stays
 * a candidate.
 */
function assumed({ query, candidates }: Resolution, { id, name }: Meaning): Resolution {
	if (id === null) return { query, id, name: null, confidence: 0, candidates };
	const others = candidates.filter((candidate) => candidate.id !== id);
	return {
		query,
		id,
		name,
		confidence: ASSUMED,
		candidates: [{ id, name, score: ASSUMED }, ...others].slice(0, MAX_CANDIDATES),
	};
}

/**
 * Builds a resolver of names, once for many questions. `resolve` identifies only what is certain: a
 * written name or alias, with or without suffixes ('-MG', '(ARG)', 'Sub-20', '(F)') and structure
 * words ('FC', 'Clube de Regatas'). An alias of the table, or one that two entries share, needs
 * evidence that leaves exactly one; otherwise `id` is null and `candidates` holds the choice.
 * `search` also knows nicknames, abbreviations, beginnings and one typing error.
 */
export function createResolver(
	entries: readonly NamedEntry[],
	ambiguous: readonly AmbiguousAlias[],
	around: Surroundings = {},
): Resolver {
	const search = lazily(() => createSearchIndex(entries));
	const [exact, core] = [new Senses(), new Senses()];
	const byId = new Map<string, Known>();
	const entryById = new Map(entries.map((entry) => [entry.id, entry]));
	for (const entry of entries) {
		// A country's name inside a club's ('Sporting Clube de Portugal') must not lead to the national
		// side.
		const known: Known = {
			meaning: meaningOf(entry),
			letters: [],
			coreMatches: !around.isNational?.(entry.id),
		};
		byId.set(entry.id, known);
		register(known, namesOf(entry), exact, core);
	}
	for (const alias of ambiguous) registerAmbiguous(alias, byId, exact, core);

	function lookUp(query: string, base: string): Found | null {
		const shape = nameShape(base);
		const found =
			readSense(exact.get(normalize(query)), 1) ?? readSense(exact.get(shape.normal), 0.95);
		if (found) return found;
		const own = query === base ? shape : nameShape(query);
		const sense = core.get(own.key);
		return (
			readSense(exact.get(normalize(joinInitials(query))), 0.95) ??
			(sense && ownersOf(sense, own).length === 1 ? turned(query) : null) ??
			readSense(sense, 0.9, own) ??
			readSense(core.get(shape.key), 0.9, shape)
		);
	}

	/** 'Vitória EC' for 'EC Vitória': asked only where no other club may be called so. */
	function turned(query: string): Found | null {
		const found = otherOrders(query).map((other) => readSense(exact.get(other), 0.95));
		return found.find((one) => one !== null && !one.open) ?? null;
	}

	const knowledge = {
		entryOf: (id: string) => entryById.get(id),
		isNational: (id: string) => around.isNational?.(id) ?? false,
	};

	function unresolved(query: string, meanings: readonly Meaning[]): Resolution {
		const known = meanings.flatMap(({ id, name }) =>
			id === null ? [] : [{ id, name, score: 0.5 }],
		);
		const candidates =
			known.length > 0 ? known.slice(0, MAX_CANDIDATES) : search()(query, MAX_CANDIDATES);
		return { query, id: null, name: null, confidence: 0, candidates };
	}

	/**
	 * The one meaning that all evidence leaves; otherwise the meanings among which a person chooses,
	 * all of them where evidence leaves none.
	 */
	function decide(
		found: Found,
		evidence: Evidence,
	): { only: Meaning | null; left: Meaning[]; excluded: boolean } {
		const { left, decided } = found.open
			? narrow(found.meanings, evidence, around)
			: { left: found.meanings, decided: true };
		const only = left.length === 1 && decided ? (left[0] ?? null) : null;
		const against = only !== null && !found.open && contradicts(only, evidence, around);
		return {
			only: against ? null : only,
			left: left.length > 0 ? left : found.meanings,
			excluded: left.length === 0,
		};
	}

	/** What a spelling that no entry has most likely means. */
	function guess(query: string): Found | null {
		const found = around.guess?.(query);
		const meanings = found?.ids.flatMap((id) => byId.get(id)?.meaning ?? []) ?? [];
		return found && meanings.length > 0
			? { meanings, open: found.open ?? meanings.length > 1, confidence: found.confidence }
			: null;
	}

	function read(query: string, base: string, hints: ResolveHints): Found | null {
		const found =
			lookUp(query, base) ??
			guess(query) ??
			(hints.assumes ? misspelt(byId.get(around.misspelt?.(base) ?? ''), base, hints) : null);
		return found && (namesakeThere(core, found, base, hints.country) ?? found);
	}

	/**
	 * One meaning that everything leaves, one that is assumed where that is asked for, or the
	 * question.
	 */
	function answer(query: string, base: string, found: Found, evidence: Evidence): Resolution {
		const { only, left, excluded } = decide(found, evidence);
		if (only?.id != null) {
			const { id, name } = only;
			const confidence = found.open ? Math.min(found.confidence, 0.9) : found.confidence;
			return { query, id, name, confidence, candidates: [{ id, name, score: confidence }] };
		}
		const asked = unresolved(query, left);
		const called =
			evidence.hints.assumes && found.open && !excluded ? calledSo(base, left, knowledge) : null;
		return called ? assumed(asked, called) : asked;
	}

	function resolve(query: string, hints: ResolveHints = {}): Resolution {
		const suffixes = splitSuffixes(query);
		const found = read(query, suffixes.base, hints);
		if (!found) return unresolved(query, []);
		const whole = found.confidence === 1;
		if (suffixes.reserve && !whole) return unresolved(query, found.meanings);
		const opponent = hints.opponentId ? byId.get(hints.opponentId)?.meaning : undefined;
		// The whole name is known as written: what looks like a suffix is a part of it.
		const own = whole ? { ...suffixes, state: null, country: null } : suffixes;
		return answer(query, whole ? query : suffixes.base, found, { suffixes: own, hints, opponent });
	}

	const knows = (query: string) => Boolean(lookUp(query, splitSuffixes(query).base));

	return { resolve, knows, search: (query, limit) => search()(query, limit) };
}
