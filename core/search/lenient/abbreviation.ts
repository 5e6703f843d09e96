import { lettersAgree } from '#core/search/name-shape.ts';
import { isWeak } from '#core/search/structure-words.ts';
import type { AmongName } from './among-index.ts';

const CONTRACTED = /\p{L}['’]\p{L}/u;

/** 'Vllaznia Shkod', 'Dep La Coruna', 'Union B.': a word, a prefix of it, or a contraction. */
function abbreviates(short: string, long: string): boolean {
	if (short === long) return true;
	if (short.length >= long.length || short[0] !== long[0]) return false;
	return long.startsWith(short) || (short.length >= 4 && isContraction(short, long));
}

/**
 * 'nottm' for 'nottingham', 'mgladbach' for 'monchengladbach': a prefix and a suffix of the word.
 */
function isContraction(short: string, long: string): boolean {
	for (let head = 1; head < short.length; head++) {
		const tail = short.slice(head);
		if (
			(tail.length >= 3 || head >= 3) &&
			long.startsWith(short.slice(0, head)) &&
			long.endsWith(tail)
		)
			return true;
	}
	return false;
}

/** 'Paks' and 'Paksi', 'Würzburg' and 'Würzburger': the name of a place and its adjective. */
function isInflection(short: string, long: string): boolean {
	return (
		short.length >= 4 &&
		long.startsWith(short) &&
		['i', 's', 'n', 'er'].includes(long.slice(short.length))
	);
}

/**
 * Whether the query is a name of the list with shortened words, and still distinctive enough to
 * identify the club.
 */
export function looksAbbreviated(asked: AmongName, other: AmongName): boolean {
	const [short, long] = [asked.shape.core, other.shape.core];
	if (short.length !== long.length || !lettersAgree(asked.shape.letters, other.shape.letters))
		return false;
	if (!short.every((word, at) => abbreviates(word, long[at] ?? ''))) return false;
	if (short.some((word, at) => word === long[at] && !isWeak(word))) return true;
	const shortened = short.filter((word, at) => word !== long[at]);
	if (short.length > 1) return shortened.every((word) => word.length >= 3);
	const [only = ''] = short;
	return (
		isInflection(only, long[0] ?? '') ||
		only.length >= 8 ||
		(only.length >= 5 && CONTRACTED.test(asked.name))
	);
}
