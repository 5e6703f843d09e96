import { type AmongIndex, type AmongName, looseWord } from './among-index.ts';
import { lettersAgree } from './name-shape.ts';
import { normalize } from './normalize.ts';
import { isWeak } from './structure-words.ts';

/** One way of reading the question. Names that fit, or none where this way says nothing. */
type Step = { label: string; confidence: number; fits: (asked: AmongName, index: AmongIndex) => AmongName[] };

/** Second teams stay apart from first teams; a UF or country that both sides name must be the same. */
function comparable(asked: AmongName, other: AmongName): boolean {
	const [a, b] = [asked.evidence, other.evidence];
	if (a.reserve !== b.reserve || a.ageGroup !== b.ageGroup || a.gender !== b.gender) return false;
	if (a.state && b.state) return a.state === b.state;
	return !(a.country && b.country) || a.country === b.country;
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

/** Names with further words behind the same beginning: 'Arsenal' alone may be any of them. */
function withNamesakes(asked: AmongName, found: AmongName[], { byWord }: AmongIndex): AmongName[] {
	const [word] = asked.shape.core;
	if (found.length !== 1 || asked.shape.core.length !== 1 || word === undefined || asked.shape.letters.size > 0) return found;
	const namesakes = (byWord.get(word) ?? []).filter(
		(other) => other !== found[0] && other.shape.core[0] === word && comparable(asked, other),
	);
	return namesakes.length > 0 ? [...found, ...namesakes] : found;
}

/** 'Vllaznia Shkod', 'Dep La Coruna', 'Ein Frankfurt': a word, its beginning, or its first and last letters. */
function abbreviates(short: string, long: string): boolean {
	if (short === long) return true;
	if (short.length >= long.length || short[0] !== long[0]) return false;
	if (long.startsWith(short)) return short.length >= 2;
	return short.length >= 4 && isContraction(short, long);
}

/** 'nottm' of 'nottingham', 'mgladbach' of 'monchengladbach': a beginning and an end of the word. */
function isContraction(short: string, long: string): boolean {
	for (let head = 1; head < short.length - 1; head++) {
		if (long.startsWith(short.slice(0, head)) && long.endsWith(short.slice(head))) return short.length - head >= 2 || head >= 3;
	}
	return long.startsWith(short.slice(0, -1)) && long.endsWith(short.slice(-1));
}

function looksAbbreviated(asked: AmongName, other: AmongName): boolean {
	const [short, long] = [asked.shape.core, other.shape.core];
	if (short.length !== long.length) return false;
	const same = short.filter((word, at) => word === long[at]);
	const fits = short.every((word, at) => abbreviates(word, long[at] ?? ''));
	return fits && (same.some((word) => !isWeak(word)) || short.some((word, at) => word !== long[at] && word.length >= 5));
}

function subset(small: readonly string[], large: readonly string[]): boolean {
	return small.length > 0 && small.every((word) => large.includes(word));
}

function hasOwnWord(words: readonly string[]): boolean {
	return words.some((word) => !isWeak(word));
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
		fits: (asked, { byEntry }) => {
			const [entry] = asked.entries.size === 1 ? asked.entries : [];
			return entry ? (byEntry.get(entry) ?? []).filter((other) => other.entries.size === 1 && comparable(asked, other)) : [];
		},
	},
	{
		label: 'core',
		confidence: 0.95,
		fits: (asked, index) => withNamesakes(asked, sameKey(index.byKey, asked.shape.key, asked), index),
	},
	{
		label: 'strong',
		confidence: 0.85,
		fits: (asked, index) => sameKey(index.byStrong, asked.strong.join(' '), asked),
	},
	{
		label: 'loose',
		confidence: 0.85,
		fits: (asked, index) => sameKey(index.byLoose, [...asked.shape.core].map(looseWord).sort().join(' '), asked),
	},
	{
		label: 'abbreviated',
		confidence: 0.8,
		fits: (asked, { names }) => names.filter((other) => comparable(asked, other) && looksAbbreviated(asked, other)),
	},
	{
		label: 'left out',
		confidence: 0.8,
		fits: (asked, { names }) =>
			hasOwnWord(asked.shape.core)
				? names.filter(
						(other) =>
							comparable(asked, other) &&
							subset(asked.shape.core, other.shape.core) &&
							lettersAgree(asked.shape.letters, other.shape.letters),
					)
				: [],
	},
	{
		label: 'added',
		confidence: 0.75,
		fits: (asked, { names }) =>
			names.filter(
				(other) =>
					comparable(asked, other) &&
					hasOwnWord(other.shape.core) &&
					subset(other.shape.core, asked.shape.core) &&
					other.shape.core[0] === asked.shape.core[0],
			),
	},
];
