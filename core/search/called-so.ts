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
 * Whether the words asked for stand in a name of it: a nickname that it shares makes it no bearer
 * of the name.
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
	// What the table only names may be at home anywhere.
	return (
		bearers.length - clubs.length > 1 ||
		countries.includes(null) ||
		new Set(countries).size < countries.length
	);
}

/**
 * Its display names: as they stand ('Liverpool'), and without the place that tells namesakes apart
 * ('Wanderers-URU').
 */
function shownBy({ entry }: Bearer): string[] {
	return entry ? [entry.name, entry.shortName ?? ''].filter((own) => own !== '') : [];
}

/**
 * Whose display name it is: rather to the letter ('Guaraní', not 'Guarani'), then but for what a
 * club is, then but for the place behind it.
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
 * Of the meanings of a shared name the one whose own display name it is ('Liverpool', not
 * 'Liverpool de Montevidéu'), or null. Null as well where two clubs of one country bear the name
 * ('Botafogo', 'Nacional'), two national sides do, or another of them is written so too: only
 * evidence decides then.
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
