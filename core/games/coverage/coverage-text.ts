import { readRegion } from '#core/football-pt/coverage-words.ts';
import { isUf } from '#core/football-pt/uf.ts';
import type { Coverage } from '#core/games/broadcast.ts';
import { tidyCoverage } from './coverage-rules.ts';

/** 'só SP': the reader of agendas expects a preposition behind it. */
const ONLY = /^(?:só|so|somente|apenas)\s+(?=\S)/iu;
const BEHIND = /^(.+?)\s*[([]([^()[\]]+)[)\]]\s*$/u;

/**
 * Where a broadcast is seen, as somebody types it: 'menos RS', 'só SP e RJ', 'sp, pr', 'exceto
 * Bahia', 'todo o Brasil', with or without brackets. Null for what names no state, or names
 * something narrower than one: nothing is guessed.
 */
export function readCoverageText(text: string): Coverage | null {
	const bare = text
		.trim()
		.replace(/^[([]|[)\]]$/g, '')
		.trim();
	const region = bare === '' ? null : readRegion(withCommas(bare.replace(ONLY, '')));
	return region === null || region.note !== null ? null : tidyCoverage(region);
}

/** 'SP RJ' is a list too. */
function withCommas(text: string): string {
	return text.replace(
		/(?<!\p{L})(\p{L}{2})\s+(?=(\p{L}{2})(?!\p{L}))/gu,
		(all, one: string, two: string) =>
			isUf(one.toUpperCase()) && isUf(two.toUpperCase()) ? `${one}, ` : all,
	);
}

/**
 * A channel with where it is seen, typed in one go: 'Globo (menos RS)'. What stands in brackets and
 * is no place belongs to the name.
 */
export function splitChannelText(text: string): { name: string; coverage: Coverage | null } {
	const [, name = '', inside = ''] = BEHIND.exec(text.trim()) ?? [];
	const coverage = inside === '' ? null : readCoverageText(inside);
	return coverage === null ? { name: text.trim(), coverage: null } : { name, coverage };
}
