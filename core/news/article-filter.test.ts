import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readArticleFilter, writeArticleFilter } from './article-filter.ts';
import { ARTICLE_ORDERS } from './article-limits.ts';
import { ARTICLE_STATES } from './article-state.ts';

const read = (query: string) => readArticleFilter(Object.fromEntries(new URLSearchParams(query)));

test('what an address does not say is not asked for, nonsense is as nothing', () => {
	expect(writeArticleFilter(read(''))).toBe('');
	expect(writeArticleFilter(read('situacao=published,nada&ordem=x&pagina=-3&lixeira=sim'))).toBe(
		'situacao=published',
	);
});

test('law: a filter survives its address', () => {
	const id = fc.option(fc.stringMatching(/^[a-z0-9-]{1,20}$/), { nil: null });
	const filter = fc.record({
		...{
			states: fc.subarray([...ARTICLE_STATES]),
			text: fc.string({ maxLength: 40 }).map((text) => text.trim()),
		},
		...{
			teamId: id,
			competitionId: id,
			gameId: id,
			author: id,
			changed: fc.boolean(),
			trash: fc.boolean(),
		},
		...{ order: fc.constantFrom(...ARTICLE_ORDERS), page: fc.integer({ min: 1, max: 500 }) },
	});
	fc.assert(
		fc.property(filter, (one) => {
			expect(read(writeArticleFilter(one))).toEqual(one);
		}),
	);
});
