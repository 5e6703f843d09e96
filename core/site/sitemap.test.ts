import { expect, test } from 'vitest';
import { machinePaths } from './paths/machine.ts';
import { parseGamesFile, sitemap, sitemapIndex } from './sitemap.ts';

test('A22 addresses are escaped, and dated only where the last change is known', () => {
	const entries = [
		{
			address: 'https://guia.example/?a=1&b=<2>',
			changedAt: Date.parse('2026-11-20T21:00:00.123Z'),
		},
		{ address: 'https://guia.example/sobre-nos', changedAt: null },
	];
	expect(sitemap(entries)).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<url><loc>https://guia.example/?a=1&amp;b=&lt;2&gt;</loc><lastmod>2026-11-20T21:00:00Z</lastmod></url>
<url><loc>https://guia.example/sobre-nos</loc></url>
</urlset>
`);
	expect(sitemapIndex([])).toContain('<sitemapindex');
});

test('the file of a month is read back from its address; no other month or part exists', () => {
	const file = (path: string) => path.slice(machinePaths.sitemaps.length + 1);
	expect(parseGamesFile(file(machinePaths.gamesSitemap('2026-11')))).toEqual({
		month: '2026-11',
		part: 1,
	});
	expect(parseGamesFile(file(machinePaths.gamesSitemap('2026-11', 12)))).toEqual({
		month: '2026-11',
		part: 12,
	});
	for (const other of [
		'jogos-2026-13.xml',
		'jogos-2026-11-1.xml',
		'jogos-2026-11-0.xml',
		'jogos-.xml',
		'paginas.xml',
		'../jogos-2026-11.xml',
	])
		expect(parseGamesFile(other)).toBe(null);
});
