import { expect, test, vi } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { changed, pageOf, setup } from '#tests/support/page-cache.ts';
import { newestPage } from './cache/newest-page.ts';

test('who asks because something changed is given the page that shows it, though a rendering that knows nothing of it was under way', async () => {
	const { cache, renders, ask, fill } = setup();
	await fill('/a.data');
	cache.hear(changed(2));
	expect(await ask('/a.data')).toMatchObject({ state: 'stale', version: 1 });
	cache.hear(changed(3));
	const answer = newestPage(cache, { address: '/a.data', search: false, requestId: 'r' });
	renders[1]?.resolve(pageOf({ version: 2, text: 'second' }));
	await vi.waitFor(() => expect(renders).toHaveLength(3));
	renders[2]?.resolve(pageOf({ version: 3, text: 'third' }));
	expect(await answer).toMatchObject({ state: 'hit', version: 3, page: { text: 'third' } });
});

test('an answer says at which version it was true last: a page that no change touches at the present one', async () => {
	const { cache, ask, fill } = setup();
	await fill('/a');
	cache.hear(changed(2, topics.news));
	expect(cache.fresh('/a')).toMatchObject({ state: 'hit', version: 2 });
	cache.hear(changed(3));
	expect(await ask('/a')).toMatchObject({ state: 'stale', version: 1 });
});
