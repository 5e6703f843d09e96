import { lettersAgree } from '#core/search/name-shape.ts';
import { isWeak } from '#core/search/structure-words.ts';
import type { AmongIndex, AmongName } from './among-index.ts';

/** Second teams differ from first teams; a UF or country that both sides name must be equal. */
function sameSide(asked: AmongName, other: AmongName): boolean {
	const [a, b] = [asked.evidence, other.evidence];
	if (a.reserve !== b.reserve || a.ageGroup !== b.ageGroup || a.gender !== b.gender) return false;
	if (a.state && b.state) return a.state === b.state;
	return !(a.country && b.country) || a.country === b.country;
}

/** Excludes pairs that the reference data lists as different clubs. */
export function comparable(asked: AmongName, other: AmongName): boolean {
	const knownApart =
		asked.entries.size > 0 &&
		other.entries.size > 0 &&
		![...asked.entries].some((entry) => other.entries.has(entry));
	return !knownApart && sameSide(asked, other);
}

/** Of several names, those with identical structure words, if only one remains. */
function preferSameLetters(asked: AmongName, found: AmongName[]): AmongName[] {
	if (found.length < 2) return found;
	const letters = [...asked.shape.letters].sort().join('');
	const same = found.filter(({ shape }) => [...shape.letters].sort().join('') === letters);
	return same.length === 1 ? same : found;
}

/** Names of the list with the same key; one with identical structure words wins. */
export function sameKey(
	map: ReadonlyMap<string, AmongName[]>,
	key: string,
	asked: AmongName,
): AmongName[] {
	return preferSameLetters(
		asked,
		(map.get(key) ?? []).filter((other) => comparable(asked, other)),
	);
}

/** How well structure words support a name: identical, compatible, or conflicting. */
function lettersScore(asked: AmongName, other: AmongName): number {
	const [a, b] = [asked.shape.letters, other.shape.letters];
	if (a.size > 0 && a.size === b.size && [...a].every((letter) => b.has(letter))) return 2;
	return lettersAgree(a, b) ? 1 : 0;
}

/**
 * Adds names that fit the query as well as the one found. These have further words after the same
 * beginning ('Arsenal' may be Arsenal de Sarandí). For a defunct club, they are those that share
 * its word.
 */
export function withNamesakes(
	asked: AmongName,
	found: AmongName[],
	index: AmongIndex,
): AmongName[] {
	const [only] = found;
	const [word] = asked.shape.core;
	// Several words, or a place beside the name, are specific enough.
	if (found.length !== 1 || !only || !word || asked.shape.core.length > 1 || asked.evidence.country)
		return found;
	const namesakes = (index.byWord.get(word) ?? []).filter(
		(other) =>
			other !== only &&
			sameSide(asked, other) &&
			(only.historical ||
				(other.shape.core[0] === word && lettersScore(asked, other) >= lettersScore(asked, only))),
	);
	return [...found, ...namesakes];
}

/**
 * A name of common words alone requires identical structure words: 'CD Nacional' is not 'Club
 * Nacional'.
 */
export function trusted(asked: AmongName, other: AmongName): boolean {
	if (hasOwnWord(asked.shape.core)) return true;
	return (
		lettersScore(asked, other) === 2 ||
		(asked.shape.letters.size === 0 && other.shape.letters.size === 0)
	);
}

/** Whether another name contains every word of a name. */
export function subset(small: readonly string[], large: readonly string[]): boolean {
	return small.length > 0 && small.every((word) => large.includes(word));
}

function hasOwnWord(words: readonly string[]): boolean {
	return words.some((word) => !isWeak(word));
}

/**
 * Whether a name has a word that no other first team of the list has. Further words in the query
 * are then a place or a sponsor.
 */
export function isDistinct({ shape, evidence }: AmongName, { byWord }: AmongIndex): boolean {
	return shape.core.some(
		(word) =>
			!isWeak(word) &&
			(byWord.get(word) ?? []).filter((other) => other.evidence.reserve === evidence.reserve)
				.length === 1,
	);
}

/** Whether the query is a name of the list with words omitted, and still identifies the club. */
export function leavesOut(asked: AmongName, other: AmongName): boolean {
	const { core, letters } = asked.shape;
	if (asked.evidence.state && !other.evidence.state) return false;
	if (!hasOwnWord(core) || (core.length === 1 && (core[0]?.length ?? 0) < 4)) return false;
	return subset(core, other.shape.core) && lettersAgree(letters, other.shape.letters);
}

/** Candidates that share a distinctive word with the query. */
export function sharing(asked: AmongName, index: AmongIndex): AmongName[] {
	const found = new Set<AmongName>();
	for (const word of asked.shape.core)
		for (const other of index.byWord.get(word) ?? [])
			if (comparable(asked, other)) found.add(other);
	return [...found];
}
