import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { changed, pageOf, setup } from '#tests/support/page-cache.ts';

test('a rendering of former data is neither kept nor joined', async () => {
	const { cache, renders, ask } = setup();
	cache.hear(changed(9));
	const former = ask('/a');
	cache.hear({ kind: 'reset', version: 3 });
	const present = ask('/a');
	expect(renders).toHaveLength(2);
	renders[0]?.resolve(pageOf({ version: 9, text: 'former' }));
	await former;
	expect(cache.fresh('/a')).toBeUndefined();
	renders[1]?.resolve(pageOf({ version: 3, text: 'restored' }));
	expect(await present).toMatchObject({ page: { text: 'restored' } });
	expect(cache.fresh('/a')?.page.text).toBe('restored');
});

test('a change of one day: pages of other days stay hits, and what was written is brought without rendering them', async () => {
	const { cache, renders, ask, fill } = setup();
	await fill('/a', { topics: [topics.day('2026-11-22')] });
	await fill('/b', { topics: [topics.day('2026-11-23')] });
	for (let version = 2; version < 100; version++)
		cache.hear(changed(version, topics.day('2026-11-22'), topics.team('flamengo')));
	expect(cache.fresh('/a')).toBeUndefined();
	for (let count = 0; count < 10; count++) expect(await ask('/b')).toMatchObject({ state: 'hit' });
	expect(await cache.bring({ address: '/b', search: false, requestId: 'r' }, 99)).toBe(true);
	expect(renders).toHaveLength(2);
	// A write that this process has not heard of may have been to it.
	void cache.bring({ address: '/b', search: false, requestId: 'r' }, 100);
	expect(renders).toHaveLength(3);
});
