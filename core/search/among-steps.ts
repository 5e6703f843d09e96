import { spellsOut } from './acronym.ts';
import type { AmongIndex, AmongName } from './among-index.ts';
import { lettersAgree } from './name-shape.ts';
import { normalize } from './normalize.ts';
import { isWeak } from './structure-words.ts';

/** One way of reading the question. Names that fit, or none where this way says nothing. */
type Step = { label: string; confidence: number; fits: (asked: AmongName, index: AmongIndex) => AmongName[] };

/** One league, or a country's: here the only club of a place is the only reasonable answer. */
const SHORT_LIST = 300;

/** Second teams stay apart from first teams; a UF or country that both sides name must be the same. */
function sameSide(asked: AmongName, other: AmongName): boolean {
	const [a, b] = [asked.evidence, other.evidence];
	if (a.reserve !== b.reserve || a.ageGroup !== b.ageGroup || a.gender !== b.gender) return false;
	if (a.state && b.state) return a.state === b.state;
	return !(a.country && b.country) || a.country === b.country;
}

/** Not what the reference knows as different clubs. */
function comparable(asked: AmongName, other: AmongName): boolean {
	const knownApart = asked.entries.size > 0 && other.entries.size > 0 && ![...asked.entries].some((entry) => other.entries.has(entry));
	return !knownApart && sameSide(asked, other);
}

/** Of several, those with the very same structure words, where that leaves one. */
function preferSameLetters(asked: AmongName, found: AmongName[]): AmongName[] {
	if (found.length < 2) return found;
	const letters = [...asked.shape.letters].sort().join('');
	const same = found.filter(({ shape }) => [...shape.letters].sort().join('') === letters);
	return same.length === 1 ? same : found;
}

function sameKey(map: ReadonlyMap<string, AmongName[]>, key: string, asked: AmongName): AmongName[] {
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
 * Adds the names for which the question speaks as well as for the one found: those with further words behind the same beginning
 * ('Arsenal' may be Arsenal de Sarandí), and for a club that is no more, those that share its word.
 */
function withNamesakes(asked: AmongName, found: AmongName[], index: AmongIndex): AmongName[] {
	const [only] = found;
	const [word] = asked.shape.core;
	if (found.length !== 1 || !only || !word || asked.evidence.state || asked.evidence.country) return found;
	const single = asked.shape.core.length === 1;
	if (!single) return found;
	const namesakes = (index.byWord.get(word) ?? []).filter(
		(other) =>
			other !== only &&
			sameSide(asked, other) &&
			(only.historical || (other.shape.core[0] === word && lettersScore(asked, other) >= lettersScore(asked, only))),
	);
	return [...found, ...namesakes];
}

/** A name of common words alone counts only with the very same structure words: 'CD Nacional' is not 'Club Nacional'. */
function trusted(asked: AmongName, other: AmongName): boolean {
	if (hasOwnWord(asked.shape.core)) return true;
	return lettersScore(asked, other) === 2 || (asked.shape.letters.size === 0 && other.shape.letters.size === 0);
}

/** 'Vllaznia Shkod', 'Dep La Coruna', 'Union B.': a word, its beginning, or its first and last letters. */
function abbreviates(short: string, long: string): boolean {
	if (short === long) return true;
	if (short.length >= long.length || short[0] !== long[0]) return false;
	return long.startsWith(short) || (short.length >= 4 && isContraction(short, long));
}

/** 'nottm' of 'nottingham', 'mgladbach' of 'monchengladbach': a beginning and an end of the word. */
function isContraction(short: string, long: string): boolean {
	for (let head = 1; head < short.length; head++) {
		const tail = short.slice(head);
		if ((tail.length >= 3 || head >= 3) && long.startsWith(short.slice(0, head)) && long.endsWith(tail)) return true;
	}
	return false;
}

/** 'Paks' and 'Paksi', 'Würzburg' and 'Würzburger': the name of a place and what belongs to it. */
function isInflection(short: string, long: string): boolean {
	return short.length >= 4 && long.startsWith(short) && ['i', 's', 'er', 'n', 'iaid'].includes(long.slice(short.length));
}

function looksAbbreviated(asked: AmongName, other: AmongName): boolean {
	const [short, long] = [asked.shape.core, other.shape.core];
	if (short.length !== long.length || !lettersAgree(asked.shape.letters, other.shape.letters)) return false;
	if (!short.every((word, at) => abbreviates(word, long[at] ?? ''))) return false;
	if (short.some((word, at) => word === long[at] && !isWeak(word))) return true;
	const shortened = short.filter((word, at) => word !== long[at]);
	if (short.length > 1) return shortened.every((word) => word.length >= 3);
	return isInflection(short[0] ?? '', long[0] ?? '') || (short[0]?.length ?? 0) >= 8 || /^[a-z]+m$|^[a-z]gladbach$/.test(short[0] ?? '');
}

function subset(small: readonly string[], large: readonly string[]): boolean {
	return small.length > 0 && small.every((word) => large.includes(word));
}

function hasOwnWord(words: readonly string[]): boolean {
	return words.some((word) => !isWeak(word));
}

/** Has a word that no other first team of the list has: then further words in the question are a place or a sponsor. */
function isDistinct({ shape, evidence }: AmongName, { byWord }: AmongIndex): boolean {
	return shape.core.some(
		(word) => !isWeak(word) && (byWord.get(word) ?? []).filter((other) => other.evidence.reserve === evidence.reserve).length === 1,
	);
}

function leavesOut(asked: AmongName, other: AmongName): boolean {
	const { core, letters } = asked.shape;
	if (asked.evidence.state && !other.evidence.state) return false;
	if (!hasOwnWord(core) || (core.length === 1 && (core[0]?.length ?? 0) < 4)) return false;
	return subset(core, other.shape.core) && lettersAgree(letters, other.shape.letters);
}

/** Candidates that share a word of their own with the question. */
function sharing(asked: AmongName, index: AmongIndex): AmongName[] {
	const found = new Set<AmongName>();
	for (const word of asked.shape.core) for (const other of index.byWord.get(word) ?? []) if (comparable(asked, other)) found.add(other);
	return [...found];
}

/** From the surest reading to the boldest. */
export const amongSteps: readonly Step[] = [
	{
		label: 'written',
		confidence: 1,
		fits: (asked, { byNormal }) =>
			byNormal.get(normalize(asked.name))?.filter((other) => normalize(other.name) === normalize(asked.name)) ?? [],
	},
	{
		label: 'reference',
		confidence: 0.97,
		fits: (asked, index) => {
			const [entry] = asked.entries.size === 1 ? asked.entries : [];
			if (!entry) return [];
			const found = (index.byEntry.get(entry) ?? []).filter((other) => other.entries.size === 1 && comparable(asked, other));
			return withNamesakes(asked, found, index);
		},
	},
	{
		label: 'spelled out',
		confidence: 0.8,
		fits: (asked, index) =>
			sharing(asked, index).filter((other) => spellsOut(asked.words, other.words) || spellsOut(other.words, asked.words)),
	},
	{
		label: 'core',
		confidence: 0.95,
		fits: (asked, index) =>
			withNamesakes(
				asked,
				sameKey(index.byKey, asked.shape.key, asked).filter((other) => trusted(asked, other)),
				index,
			),
	},
	{
		label: 'strong',
		confidence: 0.85,
		fits: (asked, index) => withNamesakes(asked, sameKey(index.byStrong, asked.strong.join(' '), asked), index),
	},
	{
		label: 'loose',
		confidence: 0.85,
		fits: (asked, index) => (asked.shape.key.length < 6 ? [] : sameKey(index.byLoose, asked.loose, asked)),
	},
	{
		label: 'abbreviated',
		confidence: 0.8,
		fits: (asked, { names }) => names.filter((other) => comparable(asked, other) && looksAbbreviated(asked, other)),
	},
	{
		label: 'left out',
		confidence: 0.8,
		fits: (asked, index) => {
			const found = sharing(asked, index).filter((other) => leavesOut(asked, other));
			if (asked.shape.core.length === 1 && index.names.length > SHORT_LIST) {
				// In a long list a place has more clubs than carry its name: only the beginning of a name counts, and only where it is alone.
				return found.every((other) => other.shape.core[0] === asked.shape.core[0]) ? found : [...found, ...found];
			}
			const sameHead = found.filter((other) => other.shape.core[0] === asked.shape.core[0]);
			return sameHead.length > 0 ? sameHead : found;
		},
	},
	{
		label: 'added',
		confidence: 0.75,
		fits: (asked, index) =>
			sharing(asked, index).filter(
				(other) => isDistinct(other, index) && subset(other.shape.core, asked.shape.core) && other.shape.core[0] === asked.shape.core[0],
			),
	},
	{
		label: 'code',
		confidence: 0.8,
		fits: (asked, index) => {
			if (index.names.length > SHORT_LIST) return [];
			const code = asked.name.trim();
			const found = (index.byCode.get(code) ?? []).flatMap((entry) => index.byEntry.get(entry) ?? []);
			// Two scoreboards may shorten two clubs alike: 'COR' is Corinthians, unless Coritiba stands in the list too.
			const alike = index.names.filter(({ shape }) => shape.core[0]?.startsWith(code.toLowerCase()));
			return found.length === 0 ? [] : [...new Set([...found, ...alike])];
		},
	},
];
