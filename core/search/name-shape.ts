import { normalize } from './normalize.ts';
import { canonicalWord } from './places.ts';
import { isLink, isStructure, structureLetters } from './structure-words.ts';

/** A name split for comparison. */
export type NameShape = {
	/** The comparable form of the whole name. */
	normal: string;
	/**
	 * The distinctive words: canonical spelling, without structure words, links and years of
	 * foundation.
	 */
	core: string[];
	/**
	 * `core`, sorted and joined: equal keys mean equal names apart from structure words and order.
	 */
	key: string;
	/**
	 * Kinds of club from structure words ('f' football, 'e' esporte …): disjoint kinds may mean two
	 * clubs.
	 */
	letters: ReadonlySet<string>;
};

const YEAR = /^(?:18|19|20)\d{2}$/;
/**
 * 'Sport Club X' and 'Sporting Clube de X' are structure; 'Sport Recife' and 'Sporting Lisboa' are
 * names.
 */
const SPORT_CLUB = /\b(?:sports?|sporting|sportif) (?:club|clube)\b/g;
const CLUB_SPORT = /\bclub(?:e|o)? (?:deportivo|desportivo|sportivo|sportif|esportivo)\b/g;
/** 'Real CD Espanyol' and 'Real Club Celta': royal clubs, as in 'RCD' and 'RC'. */
const ROYAL_CLUB = /\breal (?=(?:cd|club)\b)/g;
const MANCHESTER = /\bman (?=(?:city|united|utd)\b)/g;

const INITIALS = /(?<![\p{L}\p{N}])\p{L}(?:\.\s?\p{L})+(?![\p{L}\p{N}])\.?/gu;

/** 'Accrington F.C.' becomes 'Accrington FC': initials of a kind of club are one word. */
export function joinInitials(text: string): string {
	if (!text.includes('.')) return text;
	return text.replace(INITIALS, (initials) => {
		const word = initials.replace(/[^\p{L}]/gu, '');
		return isStructure(normalize(word)) ? word : initials;
	});
}

/**
 * Links join two words: at either end, a single letter is an initial ('E. Frankfurt', 'Sheriff
 * T.').
 */
function isPassedOver(word: string, position: number, count: number): boolean {
	if (word === '' || YEAR.test(word)) return true;
	if (position === 0 && word === '1') return count > 1;
	return isLink(word) && (word.length > 1 || (position > 0 && position < count - 1));
}

/** Splits a name (without suffix evidence). */
export function nameShape(text: string): NameShape {
	const normal = normalize(text);
	const joined = joinInitials(text);
	const whole = joined === text ? normal : normalize(joined);
	const words = whole
		.replace(ROYAL_CLUB, '')
		.replace(SPORT_CLUB, 'sc')
		.replace(CLUB_SPORT, 'cd')
		.replace(MANCHESTER, 'manchester ')
		.split(' ');
	const core: string[] = [];
	const letters = new Set<string>();
	for (const [position, word] of words.entries()) {
		if (isStructure(word)) for (const letter of structureLetters(word)) letters.add(letter);
		else if (!isPassedOver(word, position, words.length)) core.push(canonicalWord(word));
	}
	// A name of structure words alone ('CSA', 'Sport Club') keeps them as its core.
	if (core.length === 0) core.push(...words.filter((word) => word !== ''));
	return { normal, core, key: [...core].sort().join(' '), letters };
}

/** Whether the structure words of two names allow them to be one club. */
export function lettersAgree(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	if (a.size === 0 || b.size === 0) return true;
	for (const letter of a) if (b.has(letter)) return true;
	return false;
}

/** Whether two names have identical structure words. */
export function sameLetters(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return a.size === b.size && [...a].every((letter) => b.has(letter));
}
