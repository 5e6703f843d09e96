import { isWithin } from './country-codes.ts';
import {
	joinInitials,
	lettersAgree,
	type NameShape,
	nameShape,
	sameLetters,
} from './name-shape.ts';
import { type Meaning, unknownMeaning } from './narrowing.ts';
import { normalize } from './normalize.ts';
import { otherOrders } from './other-orders.ts';
import type { AmbiguousAlias, NamedEntry } from './resolution.ts';

export type Known = { meaning: Meaning; letters: ReadonlySet<string>[]; coreMatches: boolean };
/**
 * A listed ambiguous alias. With `letters` it applies only to equal kinds of club ('FSV Frankfurt'
 * is not Eintracht, 'SG Frankfurt' is).
 */
type Listed = { meanings: Meaning[]; letters: ReadonlySet<string> };
/** The meanings of one spelling. `listed`: ambiguous aliases, which need evidence to resolve. */
type Sense = { owners: Set<Known>; listed: Listed[] };
export type Found = { meanings: Meaning[]; open: boolean; confidence: number };

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

/** Spellings as written, and without structure words. */
type Forms = { exact: Senses; core: Senses };

export function newForms(): Forms {
	return { exact: new Senses(), core: new Senses() };
}

export function namesOf(entry: NamedEntry): string[] {
	return [entry.name, entry.shortName ?? '', ...entry.aliases].filter((name) => name.trim() !== '');
}

/** Registers every form of an entry's names: as written, and without structure words. */
export function register(known: Known, names: readonly string[], { exact, core }: Forms): void {
	for (const name of names) {
		exact.at(normalize(name)).owners.add(known);
		// Keeps the suffix: 'Fluminense-BA' must not give its club the bare 'Fluminense'.
		const shape = nameShape(name);
		if (shape.letters.size > 0) known.letters.push(shape.letters);
		// 'Sociedad B' without its kind of club would match any 'B'.
		if (known.coreMatches && shape.key.length > 1) core.at(shape.key).owners.add(known);
	}
}

export function registerAmbiguous(
	alias: AmbiguousAlias,
	meanings: ReadonlyMap<string, Known>,
	{ exact, core }: Forms,
): void {
	const listed = alias.candidates.map(
		(candidate) => meanings.get(candidate)?.meaning ?? unknownMeaning(candidate),
	);
	exact.at(normalize(alias.alias)).listed.push({ meanings: listed, letters: new Set() });
	const { key, letters } = nameShape(alias.alias);
	// An alias of unknown entries only must not claim its core form: 'Bilbao Athletic', a second
	// team, shares it with 'Athletic Bilbao'.
	if (letters.size > 0 || listed.some(({ id }) => id !== null))
		core.at(key).listed.push({ meanings: listed, letters });
}

function distinct(meanings: readonly Meaning[]): Meaning[] {
	return [...new Map(meanings.map((meaning) => [meaning.id ?? meaning.name, meaning])).values()];
}

/** Entries with this form and a compatible kind of club. */
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
 * 'Arsenal FC' in an Argentine league: the namesake, apart from structure words, that plays there.
 */
export function namesakeThere(
	core: Senses,
	found: Found,
	base: string,
	country: string | null | undefined,
): Found | null {
	// A confederation leaves too many meanings: only a country decides.
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

/** The meanings of a name: as written, without its suffixes, then without structure words. */
export function lookUp(query: string, base: string, { exact, core }: Forms): Found | null {
	const shape = nameShape(base);
	const found =
		readSense(exact.get(normalize(query)), 1) ?? readSense(exact.get(shape.normal), 0.95);
	if (found) return found;
	const own = query === base ? shape : nameShape(query);
	const sense = core.get(own.key);
	return (
		readSense(exact.get(normalize(joinInitials(query))), 0.95) ??
		(sense && ownersOf(sense, own).length === 1 ? turned(query, exact) : null) ??
		readSense(sense, 0.9, own) ??
		readSense(core.get(shape.key), 0.9, shape)
	);
}

/** 'Vitória EC' for 'EC Vitória': tried only where no other club can be meant. */
function turned(query: string, exact: Senses): Found | null {
	const found = otherOrders(query).map((other) => readSense(exact.get(other), 0.95));
	return found.find((one) => one !== null && !one.open) ?? null;
}
