import { lazily } from '#core/kit/lazily.ts';
import { calledSo } from './called-so.ts';
import { isWithin } from './country-codes.ts';
import { nameShape } from './name-shape.ts';
import {
	contradicts,
	type Evidence,
	type Meaning,
	meaningOf,
	narrow,
	type Surroundings,
} from './narrowing.ts';
import type {
	AmbiguousAlias,
	NamedEntry,
	Resolution,
	ResolveHints,
	Resolver,
} from './resolution.ts';
import { createSearchIndex } from './search-index.ts';
import {
	type Found,
	type Known,
	lookUp,
	namesakeThere,
	namesOf,
	newForms,
	register,
	registerAmbiguous,
} from './senses.ts';
import { splitSuffixes } from './suffixes.ts';

const MAX_CANDIDATES = 8;
/** Confidence of assumptions: below the import threshold (0.7). */
const ASSUMED = 0.6;

/**
 * A typing error is less certain than a deliberate spelling. A single word resembles words of other
 * countries too closely ('Ourense', 'Orense').
 */
function misspelt(known: Known | undefined, base: string, { country }: ResolveHints): Found | null {
	if (
		!known ||
		!(nameShape(base).core.length > 1 || (country && isWithin(known.meaning.country, country)))
	)
		return null;
	return { meanings: [known.meaning], open: false, confidence: ASSUMED };
}

/** Resolves to the entry with that display name; other meanings stay candidates. */
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
 * The only meaning that all evidence allows. Otherwise the meanings to choose from, all of them
 * where the evidence excludes every one.
 */
function decide(
	found: Found,
	evidence: Evidence,
	around: Surroundings,
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

/**
 * Builds a resolver of names, once for many queries. `resolve` identifies only certain matches: a
 * name or alias, with or without suffixes ('-MG', '(ARG)', 'Sub-20', '(F)') and structure words
 * ('FC', 'Clube de Regatas'). An ambiguous alias, or one shared by two entries, needs evidence that
 * leaves exactly one. Otherwise `id` is null and `candidates` holds the choice. `search` also
 * matches nicknames, abbreviations, prefixes and one typing error.
 */
export function createResolver(
	entries: readonly NamedEntry[],
	ambiguous: readonly AmbiguousAlias[],
	around: Surroundings = {},
): Resolver {
	const search = lazily(() => createSearchIndex(entries));
	const forms = newForms();
	const byId = new Map<string, Known>();
	const entryById = new Map(entries.map((entry) => [entry.id, entry]));
	for (const entry of entries) {
		// A country in a club's name ('Sporting Clube de Portugal') must not match the national side.
		const known: Known = {
			meaning: meaningOf(entry),
			letters: [],
			coreMatches: !around.isNational?.(entry.id),
		};
		byId.set(entry.id, known);
		register(known, namesOf(entry), forms);
	}
	for (const alias of ambiguous) registerAmbiguous(alias, byId, forms);

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

	/** The most likely meaning of a spelling that no entry has. */
	function guess(query: string): Found | null {
		const found = around.guess?.(query);
		const meanings = found?.ids.flatMap((id) => byId.get(id)?.meaning ?? []) ?? [];
		return found && meanings.length > 0
			? { meanings, open: found.open ?? meanings.length > 1, confidence: found.confidence }
			: null;
	}

	function read(query: string, base: string, hints: ResolveHints): Found | null {
		const found =
			lookUp(query, base, forms) ??
			guess(query) ??
			(hints.assumes ? misspelt(byId.get(around.misspelt?.(base) ?? ''), base, hints) : null);
		return found && (namesakeThere(forms.core, found, base, hints.country) ?? found);
	}

	/** The only meaning left, an assumed one if allowed, otherwise the open choice. */
	function answer(query: string, base: string, found: Found, evidence: Evidence): Resolution {
		const { only, left, excluded } = decide(found, evidence, around);
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
		// The whole name is a known spelling: its apparent suffix belongs to it.
		const own = whole ? { ...suffixes, state: null, country: null } : suffixes;
		return answer(query, whole ? query : suffixes.base, found, { suffixes: own, hints, opponent });
	}

	const knows = (query: string) => Boolean(lookUp(query, splitSuffixes(query).base, forms));

	return { resolve, knows, search: (query, limit) => search()(query, limit) };
}
