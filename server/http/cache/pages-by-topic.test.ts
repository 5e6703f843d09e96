import { expect, test } from 'vitest';
import { createPageStore } from './page-store.ts';
import { createPagesByTopic } from './pages-by-topic.ts';

test('what leads to pages goes with them: pushed out, replaced or cleared', () => {
	const index = createPagesByTopic<{ topics: string[]; bytes: number }>();
	const store = createPageStore<{ topics: string[]; bytes: number }>(
		{ bytes: 10, entries: 10 },
		{ onDrop: index.remove },
	);
	const keep = (address: string, bytes = 1) => {
		const page = { topics: [`game:${address}`, 'names'], bytes };
		if (store.set(address, page)) index.add(page);
	};
	for (let count = 0; count < 1_000; count++) keep(String(count));
	expect([index.all().size, index.size()]).toEqual([10, 11]);
	keep('999');
	keep('huge', 11);
	expect([index.of('names').size, index.of('game:999').size, index.of('game:huge').size]).toEqual([
		10, 1, 0,
	]);
	store.clear();
	expect([index.all().size, index.size()]).toEqual([0, 0]);
});
