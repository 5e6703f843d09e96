import { isUf } from '#core/football-pt/uf.ts';
import { normalize } from '#core/search/normalize.ts';
import type { PhraseRow } from './phrases.ts';
import { WEIGHT } from './weights.ts';

/**
 * The code of a state behind a name. 'Palmeiras-SP' and 'Globo PE' say no more than 'Palmeiras' and
 * 'Globo': there the code is the place that is asked. 'Botafogo-PB' says which of several, and is
 * meant the surer.
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
