import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { documentHtml, type HtmlContext } from './document-html.ts';
import { atomFeed, jsonFeed, type NewsFeed, rssFeed } from './feed-out.ts';
import type { ArticleDocument, BlockNode } from './nodes.ts';

const context: HtmlContext = {
	publicUrl: 'https://guia.example',
	pictureOf: (id) => (id === 'p1' ? { src: 'https://guia.example/files/i/a/512.webp', width: 800, height: 600 } : null),
	gameOf: (id) => (id === 'g1' ? { name: 'Bahia x Vitória', address: 'https://guia.example/onde-assistir/bahia-vs-vitoria' } : null),
	dayOf: (day) => ({ title: `Jogos de ${day}`, address: `https://guia.example/jogos/${day}` }),
};
const text = (words: string, ...marks: { type: 'bold' }[]) => ({ type: 'text' as const, text: words, marks });
const doc = (...content: BlockNode[]): ArticleDocument => ({ type: 'doc', content });
const paragraph = (words: string): BlockNode => ({ type: 'paragraph', content: [text(words)] });

const feed: NewsFeed = {
	title: 'Guia & Cia: Notícias',
	description: 'O que passa <onde>',
	home: 'https://guia.example/noticias',
	self: 'https://guia.example/noticias/rss.xml',
	updatedAt: Date.parse('2026-11-21T12:00:00Z'),
	items: [
		{
			id: 'https://guia.example/noticias#1',
			address: 'https://guia.example/noticias/um',
			title: 'Bahia x Vitória: “às 16h” & na <TV>\u0001',
			summary: 'Resumo',
			html: '<p>Tom &amp; Jerry ]]> <b>x</b></p>',
			author: 'Ana',
			topics: ['Bahia'],
			image: 'https://guia.example/files/i/a/1024.webp',
			publishedAt: Date.parse('2026-11-20T12:00:00Z'),
			updatedAt: Date.parse('2026-11-21T12:00:00Z'),
		},
	],
};

test('RSS, Atom and JSON Feed say the same to a reader that is not ours', () => {
	const title = 'Bahia x Vitória: “às 16h” & na <TV>';
	const [rss] = parseRssFeed(rssFeed(feed)).items ?? [];
	expect(rss).toMatchObject({ title, link: feed.items[0]?.address, guid: { value: feed.items[0]?.id, isPermaLink: false } });
	expect(rss?.content?.encoded).toBe(feed.items[0]?.html);
	expect(new Date(`${rss?.pubDate}`).toISOString()).toBe('2026-11-20T12:00:00.000Z');
	const atom = parseAtomFeed(atomFeed(feed));
	expect(atom.title).toMatchObject({ value: 'Guia & Cia: Notícias' });
	expect(atom.entries?.[0]).toMatchObject({ id: feed.items[0]?.id, updated: '2026-11-21T12:00:00.000Z', authors: [{ name: 'Ana' }] });
	const json = parseJsonFeed(jsonFeed(feed));
	expect(json.items?.[0]).toMatchObject({ content_html: feed.items[0]?.html, url: feed.items[0]?.address, tags: ['Bahia'] });
});

test('a text becomes HTML of our own tags; a game is a link, never an hour', () => {
	const link = { type: 'link', attrs: { href: '/jogos-de-hoje' } } as const;
	const html = documentHtml(
		doc(
			{ type: 'paragraph', content: [{ type: 'text', text: 'Hoje', marks: [{ type: 'bold' }, link] }, { type: 'hardBreak' }] },
			{ type: 'gameBlock', attrs: { gameId: 'g1' } },
			{ type: 'gameBlock', attrs: { gameId: 'gone' } },
			{ type: 'image', attrs: { fileId: 'p1', src: 'javascript:x', alt: '"><script>', decorative: false } },
			{ type: 'image', attrs: { fileId: 'gone', src: '', alt: 'Foto do gol', decorative: false } },
		),
		context,
	);
	expect(html.split('\n')).toEqual([
		'<p><strong><a href="https://guia.example/jogos-de-hoje">Hoje</a></strong><br></p>',
		'<p>Onde assistir: <a href="https://guia.example/onde-assistir/bahia-vs-vitoria">Bahia x Vitória</a></p>',
		'<p>Este jogo não está mais no guia.</p>',
		'<p><img src="https://guia.example/files/i/a/512.webp" alt="&quot;&gt;&lt;script&gt;" width="800" height="600"></p>',
		'<p>Foto do gol</p>',
	]);
});

test('law: whatever a text says, no tag and no attribute of it reaches a feed', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (words) => {
			const html = documentHtml(doc(paragraph(words), { type: 'codeBlock', content: [{ type: 'text', text: words }] }), context);
			expect(html.replaceAll(/<\/?(?:p|pre|code)>/g, '')).not.toMatch(/[<>"']/);
			const parsed = parseRssFeed(rssFeed({ ...feed, items: feed.items.map((item) => ({ ...item, title: words, html })) }));
			expect(parsed.items).toHaveLength(1);
		}),
		{ numRuns: 20 },
	);
});
