import { isUf, type Uf } from '#core/football-pt/uf.ts';
import { countryOfCode, countryOfName } from './country-codes.ts';
import { normalize } from './normalize.ts';

/** Additions to a name that distinguish namesakes. Sources may err: evidence, not proof. */
export type NameEvidence = {
	/** The name without the parts split off. */
	base: string;
	state: Uf | null;
	/** Code of the reference data. */
	country: string | null;
	/** 'f' where the text marks a women's team. */
	gender: 'f' | null;
	/** 'sub-20', including ages outside our list ('sub-19'). */
	ageGroup: string | null;
	/** A second team ('B', 'II', 'Reserves'): a different club from the first. */
	reserve: boolean;
};

const OPEN = String.raw`(?:\s*[-–—/|]\s*|\s*[([]\s*|\s+)`;
const CLOSE = String.raw`\s*[)\]]?\s*$`;
/** The letters must be delimited: '-MG', '/MG', '(MG)', ' – MG'. */
const MARKED = /(?:\s*[-–—/]\s*|\s*[([]\s*)(\p{L}[\p{L} .]*)\s*[)\]]?\s*$/u;
/** ' SC' and ' AC' mean Sport and Athletic Club rather than Santa Catarina and Acre. */
const SPACED_UF = /\s(?!SC$|AC$)([A-Z]{2})$/;
const SPACED_COUNTRY = /\s([A-Z]{3})$/;
const AGE = new RegExp(`${OPEN}(?:sub|under|u)\\s*[-‑]?\\s*(\\d{2})s?${CLOSE}`, 'iu');
const WOMEN = new RegExp(
	`(?:${OPEN}(?:feminin[oa]|femenin[oa]|femin[ai]|féminin[ea]?s?|fem\\.?|women|ladies|frauen|w\\.?f\\.?c\\.?)${CLOSE}|\\s*[([]\\s*[fw]\\s*[)\\]]\\s*$)`,
	'iu',
);
const RESERVE = new RegExp(
	`${OPEN}(?:B|II|III|2|2nd|Reserves?|Reservas?|Amateure|Juniors? [A-Z]{2}|Castilla)${CLOSE}`,
	'u',
);

type Place = Pick<NameEvidence, 'base' | 'state' | 'country'>;

function placeOf(match: RegExpExecArray | null, text: string): Place | null {
	const code = match?.[1]?.trim();
	const base = match ? text.slice(0, match.index).trim() : '';
	if (!match || !code || base === '') return null;
	if (isUf(code)) return { base, state: code, country: 'BR' };
	const named = /[([]/.test(match[0]) ? countryOfName(normalize(code)) : null;
	const country = countryOfCode(code) ?? named;
	return country === null ? null : { base, state: null, country };
}

function takePlace(found: NameEvidence): boolean {
	const spaced = SPACED_UF.exec(found.base) ?? SPACED_COUNTRY.exec(found.base);
	const place = placeOf(MARKED.exec(found.base), found.base) ?? placeOf(spaced, found.base);
	if (place === null || (place.state === null ? found.country : found.state) !== null) return false;
	found.base = place.base;
	found.state ??= place.state;
	found.country ??= place.country;
	return true;
}

function takeMark(
	found: NameEvidence,
	pattern: RegExp,
	note: (match: RegExpExecArray) => void,
): boolean {
	const match = pattern.exec(found.base);
	const base = match ? found.base.slice(0, match.index).trim() : '';
	if (!match || base === '') return false;
	found.base = base;
	note(match);
	return true;
}

/**
 * Splits off suffixes of a name, in any order and number: UF ('-MG', '/SP', '(SP)', ' – SP', '
 * RJ'), country ('-ARG', '(BOL)', '(Argentina)'), age ('Sub-20', 'U20'), women's ('(F)',
 * 'Feminino', 'Women') and second teams ('B', 'II').
 */
export function splitSuffixes(text: string): NameEvidence {
	const found: NameEvidence = {
		base: text.trim(),
		state: null,
		country: null,
		gender: null,
		ageGroup: null,
		reserve: false,
	};
	for (let round = 0; round < 5; round++) {
		const taken =
			takeMark(found, AGE, (match) => {
				found.ageGroup = `sub-${match[1]}`;
			}) ||
			takeMark(found, WOMEN, () => {
				found.gender = 'f';
			}) ||
			takeMark(found, RESERVE, () => {
				found.reserve = true;
			}) ||
			takePlace(found);
		if (!taken) break;
	}
	return found;
}
