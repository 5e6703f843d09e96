import { isUf } from '#core/football-pt/uf.ts';
import { normalize } from '#core/search/normalize.ts';
import type { PhraseRow } from './phrases.ts';
import { WEIGHT } from './weights.ts';

/**
 * Handles a state code after a name. In 'Palmeiras-SP' and 'Globo PE' the name is already unique,
 * so the code is the requested place. In 'Botafogo-PB' the code distinguishes namesakes, which
 * makes the sense more likely.
 */
export function withStateCodes(rows: readonly PhraseRow[]): PhraseRow[] {
	const owners = new Map<string, Set<string>>();
	for (const { phrase, sense } of rows) {
		if (!('id' in sense)) continue;
		const key = `${sense.kind} ${normalize(phrase)}`;
		owners.set(key, (owners.get(key) ?? new Set()).add(sense.id));
	}
	return rows.flatMap((row) => {
		const { phrase, sense, weight } = row;
		const words = normalize(phrase).split(' ');
		const code = words.pop()?.toUpperCase() ?? '';
		if (words.length === 0 || !isUf(code) || !('id' in sense)) return [row];
		const bare = owners.get(`${sense.kind} ${words.join(' ')}`) ?? new Set();
		if (!bare.has(sense.id)) return [row];
		return bare.size > 1 ? [{ ...row, weight: weight + WEIGHT.byState }] : [];
	});
}
