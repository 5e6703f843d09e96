import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { defaultTitle, headTags, pageTitle } from './seo.ts';

test('S1.05 default title with the default brand', () => {
	expect(defaultTitle(DEFAULT_BRAND)).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia de Jogos',
	);
});

test('S1.05 titles follow the brand name once an operator changes it', () => {
	const brand = { ...DEFAULT_BRAND, nomeApp: 'Bola na Tela' };
	expect(pageTitle(brand, 'Notícias')).toBe('Notícias - Bola na Tela');
	expect(defaultTitle(brand)).toBe(
		'Jogos de Hoje na TV: Onde Assistir Ao Vivo - Guia Bola na Tela',
	);
});

const page = {
	title: 'T',
	description: 'D',
	canonical: 'https://guia.example/x',
	siteName: 'S',
	indexable: true,
};

test('a page has one canonical address and may be found', () => {
	const tags = headTags(page);
	expect(tags).toContainEqual({
		tagName: 'link',
		rel: 'canonical',
		href: 'https://guia.example/x',
	});
	expect(JSON.stringify(tags)).not.toContain('robots');
});

test('a page that is not there says noindex and claims no address', () => {
	const tags = headTags({ ...page, canonical: null, indexable: false });
	expect(tags).toContainEqual({ name: 'robots', content: 'noindex' });
	expect(JSON.stringify(tags)).not.toContain('canonical');
});
