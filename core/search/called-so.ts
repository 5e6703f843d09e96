import { lettersAgree, nameShape } from './name-shape.ts';
import type { Meaning } from './narrowing.ts';
import { normalize } from './normalize.ts';
import type { NamedEntry } from './resolution.ts';
import { splitSuffixes } from './suffixes.ts';

type Bearer = { meaning: Meaning; entry: NamedEntry | null };
type Around = {
	entryOf: (id: string) => NamedEntry | undefined;
	isNational: (id: string) => boolean;
};

function namesOf({ meaning, entry }: Bearer): string[] {
	return entry
		? [entry.name, entry.shortName ?? '', ...entry.aliases].filter((name) => name !== '')
		: [meaning.name];
}

/**
 * Whether one of an entry's names contains all words of the query: sharing a nickname is not
 * enough.
 */
function bears(words: readonly string[], bearer: Bearer): boolean {
	return namesOf(bearer).some((name) => {
		const { core } = nameShape(name);
		return words.every((word) => core.includes(word));
	});
}

function isShared(bearers: readonly Bearer[], isNational: Around['isNational']): boolean {
	const clubs = bearers.filter(({ meaning }) => meaning.id === null || !isNational(meaning.id));
	const countries = clubs.map(({ meaning }) => meaning.country);
	// A club known only from the alias table may come from any country.
	return (
		bearers.length - clubs.length > 1 ||
		countries.includes(null) ||
		new Set(countries).size < countries.length
	);
}

/**
 * Its display names as written ('Liverpool'), including a place that distinguishes namesakes
 * ('Wanderers-URU').
 */
function shownBy({ entry }: Bearer): string[] {
	return entry ? [entry.name, entry.shortName ?? ''].filter((own) => own !== '') : [];
}

/**
 * Bearers with this display name. An exact match wins ('Guaraní', not 'Guarani'), then one without
 * structure words, then one without the place.
 */
function ownName(name: string, bearers: readonly Bearer[]): Bearer[] {
	const { key } = nameShape(name);
	const ways: ((own: string) => boolean)[] = [
		(own) => own === name.trim(),
		(own) => nameShape(own).key === key,
		(own) => nameShape(splitSuffixes(own).base).key === key,
	];
	return (
		ways
			.map((fits) => bearers.filter((bearer) => shownBy(bearer).some(fits)))
			.find((found) => found.length > 0) ?? []
	);
}

/**
 * The meaning of a shared name that has it as display name ('Liverpool', not 'Liverpool de
 * Montevidéu'), or null. Also null where two clubs of one country bear it ('Botafogo', 'Nacional'),
 * or two national sides. The same holds where another bearer is also written like this: then only
 * evidence decides.
 */
export function calledSo(
	name: string,
	meanings: readonly Meaning[],
	{ entryOf, isNational }: Around,
): Meaning | null {
	const asked = nameShape(name);
	const all = meanings.map(
		(meaning): Bearer => ({ meaning, entry: (meaning.id && entryOf(meaning.id)) || null }),
	);
	const bearers = all.filter((bearer) => bears(asked.core, bearer));
	if (isShared(bearers, isNational)) return null;
	const called = ownName(name, bearers);
	const [only] = called;
	if (called.length !== 1 || !only) return null;
	const letters = new Set(namesOf(only).flatMap((own) => [...nameShape(own).letters]));
	const isWritten = bearers.some((other) => {
		const shown = shownBy(other);
		return (
			other !== only &&
			namesOf(other).some((own) => !shown.includes(own) && normalize(own) === asked.normal)
		);
	});
	return isWritten || !lettersAgree(asked.letters, letters) ? null : only.meaning;
}
