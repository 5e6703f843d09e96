import { readRegion } from '#core/football-pt/coverage-words.ts';
import { isUf } from '#core/football-pt/uf.ts';
import type { Coverage } from '#core/games/broadcast.ts';
import { tidyCoverage } from './coverage-rules.ts';

/** 'só SP': the agenda reader expects a preposition after it. */
const ONLY = /^(?:só|so|somente|apenas)\s+(?=\S)/iu;
const BEHIND = /^(.+?)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * Parses a coverage that an operator typed: 'menos RS', 'só SP e RJ', 'sp, pr', 'exceto Bahia',
 * 'todo o Brasil', with or without brackets. Null where it names no state, or a place smaller than
 * a state: it never guesses.
 */
export function readCoverageText(text: string): Coverage | null {
	const bare = text
		.trim()
		.replace(/^[([]|[)\]]$/g, '')
		.trim();
	const region = bare === '' ? null : readRegion(withCommas(bare.replace(ONLY, '')));
	return region === null || region.note !== null ? null : tidyCoverage(region);
}

/** 'SP RJ' is a list, too. */
function withCommas(text: string): string {
	return text.replace(
		/(?<!\p{L})(\p{L}{2})\s+(?=(\p{L}{2})(?!\p{L}))/gu,
		(all, one: string, two: string) =>
			isUf(one.toUpperCase()) && isUf(two.toUpperCase()) ? `${one}, ` : all,
	);
}

/**
 * Splits a channel typed with its coverage: 'Globo (menos RS)'. A bracket that is not a place
 * belongs to the name.
 */
export function splitChannelText(text: string): { name: string; coverage: Coverage | null } {
	const [, name = '', inside = ''] = BEHIND.exec(text.trim()) ?? [];
	const coverage = inside === '' ? null : readCoverageText(inside);
	return coverage === null ? { name: text.trim(), coverage: null } : { name, coverage };
}
