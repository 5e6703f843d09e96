import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { pageMeta } from './page-meta.ts';

const frame = {
	loaderData: { brand: DEFAULT_BRAND, publicUrl: 'https://guia.example', demo: false },
};
const page = { title: 'Grêmio', description: 'Jogos do time', path: '/time/gremio' };
const noindex = { name: 'robots', content: 'noindex' };

test('S1.05 a page has its title, its one address and may be found', () => {
	const tags = pageMeta([frame], page);
	expect(tags).toContainEqual({ title: 'Grêmio - Guia de Jogos' });
	expect(tags).toContainEqual({
		tagName: 'link',
		rel: 'canonical',
		href: 'https://guia.example/time/gremio',
	});
	expect(tags).not.toContainEqual(noindex);
});

test('a page without anything of its own, an unknown one and the demonstration are not to be found', () => {
	expect(pageMeta([frame], { ...page, empty: true })).toContainEqual(noindex);
	expect(pageMeta([frame], { ...page, path: null })).toContainEqual(noindex);
	expect(pageMeta([{ loaderData: { ...frame.loaderData, demo: true } }], page)).toContainEqual(
		noindex,
	);
});
