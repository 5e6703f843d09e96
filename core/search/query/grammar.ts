import { bestCover } from './best-cover.ts';
import { daysOfRule } from './day-rule.ts';
import { createPhrases } from './phrases.ts';
import { readingsOf } from './readings.ts';
import type { Reading, Sense } from './sense.ts';
import { tokenize } from './tokens.ts';
import { NOTHING_UNDERSTOOD, type Understanding } from './understanding.ts';
import { vocabulary } from './vocabulary.ts';
import type { VocabularySources } from './vocabulary-sources.ts';

/**
 * Parses a query on a day (`today`, YYYY-MM-DD). Total and stateless: the same query and day give
 * the same result.
 */
export type Grammar = (query: string, today: string) => Understanding;

/**
 * Builds the query grammar over the reference data, once for many queries. Phrases of a few tables
 * and the names of teams, competitions, channels and places are candidates for adjacent words, each
 * with a score. The best cover of all words is the meaning of the query. Order and filler words do
 * not matter, and one typing error per phrase is forgiven. Unexplained words stay in `rest`.
 */
export function createGrammar(sources: VocabularySources): Grammar {
	const phrases = createPhrases(vocabulary(sources));
	return (query, today) => {
		const tokens = tokenize(query);
		const { readings, left } = bestCover(tokens.length, readingsOf(tokens, phrases));
		const rest = left.map((at) => tokens[at]?.word ?? '').join(' ');
		return readings.reduce((known, reading) => take(known, reading, today), {
			...NOTHING_UNDERSTOOD,
			rest,
		});
	};
}

/** Adds a reading to the result. The first of two contradictory readings wins. */
function take(known: Understanding, { sense, others }: Reading, today: string): Understanding {
	const also = [...known.others, ...others.flatMap((other) => (isNamed(other) ? [other] : []))];
	switch (sense.kind) {
		case 'team':
			return { ...known, times: together(known.times, [sense.id]), others: also };
		case 'derby':
			return { ...known, times: together(known.times, sense.ids) };
		case 'competition':
			return { ...known, campeonatos: together(known.campeonatos, [sense.id]), others: also };
		case 'channel':
			return { ...known, canais: together(known.canais, [sense.id]), others: also };
		case 'place':
			return known.uf === null ? { ...known, uf: sense.uf, cidade: sense.city } : known;
		case 'day': {
			const span = known.dia === null ? daysOfRule(sense.rule, today) : null;
			return span === null ? known : { ...known, dia: span.from, ate: span.to };
		}
		case 'period':
			return { ...known, periodo: known.periodo ?? sense.period };
		case 'live':
			return { ...known, aoVivo: true };
		case 'free':
			return { ...known, gratis: true, acesso: known.acesso ?? sense.access };
		case 'access':
			return { ...known, acesso: known.acesso ?? sense.access };
		case 'audience':
			return { ...known, audience: { ...known.audience, ...sense.audience } };
		case 'page':
			return { ...known, page: known.page ?? sense.page };
		case 'wrapper':
			return { ...known, isQuestion: true };
	}
}

function together(ids: readonly string[], more: readonly string[]): string[] {
	return [...new Set([...ids, ...more])];
}

function isNamed(
	sense: Sense,
): sense is Extract<Sense, { kind: 'team' | 'competition' | 'channel' }> {
	return sense.kind === 'team' || sense.kind === 'competition' || sense.kind === 'channel';
}
