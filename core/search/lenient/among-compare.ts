import { lettersAgree } from '#core/search/name-shape.ts';
import { isWeak } from '#core/search/structure-words.ts';
import type { AmongIndex, AmongName } from './among-index.ts';

/**
 * Second teams stay apart from first teams; a UF or country that both sides name must be the same.
 */
function sameSide(asked: AmongName, other: AmongName): boolean {
	const [a, b] = [asked.evidence, other.evidence];
	if (a.reserve !== b.reserve || a.ageGroup !== b.ageGroup || a.gender !== b.gender) return false;
	if (a.state && b.state) return a.state === b.state;
	return !(a.country && b.country) || a.country === b.country;
}

/** Not what the reference knows as different clubs. */
export function comparable(asked: AmongName, other: AmongName): boolean {
	const knownApart =
		asked.entries.size > 0 &&
		other.entries.size > 0 &&
		![...asked.entries].some((entry) => other.entries.has(entry));
	return !knownApart && sameSide(asked, other);
}

/** Of several, those with the very same structure words, where that leaves one. */
function preferSameLetters(asked: AmongName, found: AmongName[]): AmongName[] {
	if (found.length < 2) return found;
	const letters = [...asked.shape.letters].sort().join('');
	const same = found.filter(({ shape }) => [...shape.letters].sort().join('') === letters);
	return same.length === 1 ? same : found;
}

/**
 * Names of the list with the same key, the one with the very same structure words where there is
 * one.
 */
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

/** How well structure words speak for a name: the very same ones, none against it, or others. */
function lettersScore(asked: AmongName, other: AmongName): number {
	const [a, b] = [asked.shape.letters, other.shape.letters];
	if (a.size > 0 && a.size === b.size && [...a].every((letter) => b.has(letter))) return 2;
	return lettersAgree(a, b) ? 1 : 0;
}

/**
 * Adds the names for which the question speaks as well as for the one found: those with further
 * words behind the same beginning ('Arsenal' may be Arsenal de Sarandí), and for a club that is no
 * more, those that share its word.
 */
export function withNamesakes(
	asked: AmongName,
	found: AmongName[],
	index: AmongIndex,
): AmongName[] {
	const [only] = found;
	const [word] = asked.shape.core;
	// Several words, or a place beside the name, say enough.
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
 * A name of common words alone counts only with the very same structure words: 'CD Nacional' is not
 * 'Club Nacional'.
 */
export function trusted(asked: AmongName, other: AmongName): boolean {
	if (hasOwnWord(asked.shape.core)) return true;
	return (
		lettersScore(asked, other) === 2 ||
		(asked.shape.letters.size === 0 && other.shape.letters.size === 0)
	);
}

/** Whether every word of a name stands in another. */
export function subset(small: readonly string[], large: readonly string[]): boolean {
	return small.length > 0 && small.every((word) => large.includes(word));
}

function hasOwnWord(words: readonly string[]): boolean {
	return words.some((word) => !isWeak(word));
}

/**
 * Has a word that no other first team of the list has: then further words in the question are a
 * place or a sponsor.
 */
export function isDistinct({ shape, evidence }: AmongName, { byWord }: AmongIndex): boolean {
	return shape.core.some(
		(word) =>
			!isWeak(word) &&
			(byWord.get(word) ?? []).filter((other) => other.evidence.reserve === evidence.reserve)
				.length === 1,
	);
}

/** Whether the question is a name of the list with words left out, and still says which club. */
export function leavesOut(asked: AmongName, other: AmongName): boolean {
	const { core, letters } = asked.shape;
	if (asked.evidence.state && !other.evidence.state) return false;
	if (!hasOwnWord(core) || (core.length === 1 && (core[0]?.length ?? 0) < 4)) return false;
	return subset(core, other.shape.core) && lettersAgree(letters, other.shape.letters);
}

/** Candidates that share a word of their own with the question. */
export function sharing(asked: AmongName, index: AmongIndex): AmongName[] {
	const found = new Set<AmongName>();
	for (const word of asked.shape.core)
		for (const other of index.byWord.get(word) ?? [])
			if (comparable(asked, other)) found.add(other);
	return [...found];
}
