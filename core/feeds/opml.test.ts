import { expect, test } from 'vitest';
import { findFeeds } from './find-feeds.ts';
import { readOpml, writeOpml } from './opml.ts';
import { storedItems } from './stored-item.ts';
import { passesWords } from './word-filter.ts';

test('OPML: folders, addresses that are none, and what was written is read again', () => {
	const text = `<?xml version="1.0"?><opml version="1.0"><body><outline text="Nacionais"><outline text="Série A"><outline title="Placar" xmlUrl="https://p.example/rss?a=1&amp;b=2" htmlUrl="https://p.example"/></outline></outline>
		<outline text="Torta" xmlUrl="javascript:alert(1)"><outline text="Dentro" xmlUrl="https://d.example/"/></body></opml>`;
	expect(readOpml(text)).toEqual({
		ok: true,
		value: [
			{
				title: 'Placar',
				feedUrl: 'https://p.example/rss?a=1&b=2',
				siteUrl: 'https://p.example',
				folder: 'Nacionais / Série A',
			},
			{ title: 'Torta', feedUrl: null, siteUrl: null, folder: '' },
			{ title: 'Dentro', feedUrl: 'https://d.example/', siteUrl: null, folder: '' },
		],
	});
	const list = [
		{
			title: 'A "melhor" & <maior>',
			feedUrl: 'https://a.example/?a=1&b=2',
			siteUrl: null,
			folder: '',
		},
		{
			title: 'B',
			feedUrl: 'https://b.example/',
			siteUrl: 'https://b.example/site',
			folder: 'Pasta & cia',
		},
	];
	expect(readOpml(writeOpml('Fontes', list))).toEqual({ ok: true, value: list });
	for (const other of ['', 'isto não é', '<rss/>', '<!DOCTYPE opml [<!ENTITY a "b">]><opml/>'])
		expect(readOpml(other)).toEqual({ ok: false, error: 'not-opml' });
});

test('a page names its feeds, those of comments last, no other links', () => {
	const page = `<base href="https://g.example/blog/"><link rel="alternate" type="application/rss+xml" title="Comentários" href="comments/feed">
		<link rel="alternate" type="application/atom+xml" href="atom.xml"><link rel="alternate" hreflang="en" href="/en"><link rel="stylesheet" type="text/css" href="a.css">
		<link rel="alternate" type="application/rss+xml" href="javascript:alert(1)"><link rel=alternate type="application/json+oembed" href="/o">`;
	expect(findFeeds(page, 'https://g.example/')).toEqual([
		{ url: 'https://g.example/blog/atom.xml', title: null },
		{ url: 'https://g.example/blog/comments/feed', title: 'Comentários' },
	]);
});

test('words of a source: whole words, without case and accents, blocked ones win', () => {
	const filter = { keep: ['Seleção', 'onde assistir'], block: ['apostas'] };
	expect(passesWords(filter, 'A SELECAO joga hoje', null)).toBe(true);
	expect(passesWords(filter, 'Placar', 'Saiba onde assistir ao jogo')).toBe(true);
	expect(passesWords(filter, 'Seleções de base', null)).toBe(false);
	expect(passesWords(filter, 'Seleção e apostas', null)).toBe(false);
	expect(passesWords({ keep: [], block: [] }, '', null)).toBe(true);
});

test('V14 what is kept: plain title and summary, sanitised text, each identifier once, nothing that was cut', () => {
	const base = {
		url: 'https://g.example/1',
		author: null,
		publishedAt: null,
		image: null,
		cut: false,
	};
	const html = (text: string) => ({ text, html: true });
	const items = [
		{
			...base,
			guid: 'a',
			title: html('<b>Gol</b> &amp; <script>x</script>festa'),
			summary: html('<p>Um</p><p>dois</p>'),
			content: html('<p onclick=x>Oi</p>'),
		},
		{ ...base, guid: 'a', title: html('De novo'), summary: null, content: null },
		{
			...base,
			guid: 'b',
			title: { text: '1 < 2', html: false },
			summary: null,
			content: { text: 'a < b\n\nc', html: false },
		},
		{ ...base, guid: 'c', title: html('Cortado'), summary: null, content: null, cut: true },
	];
	expect(storedItems({ items })).toMatchObject([
		{ guid: 'a', title: 'Gol & festa', summary: 'Um dois', contentHtml: '<p>Oi</p>' },
		{ guid: 'b', title: '1 < 2', summary: 'a < b c', contentHtml: '<p>a &lt; b</p><p>c</p>' },
	]);
});
