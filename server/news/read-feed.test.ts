import fc from 'fast-check';
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, test } from 'vitest';
import { atomFeed, jsonFeed, type NewsFeed, rssFeed } from '#core/news/feed-out.ts';

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
	expect(rss).toMatchObject({
		title,
		link: feed.items[0]?.address,
		guid: { value: feed.items[0]?.id, isPermaLink: false },
	});
	expect(rss?.content?.encoded).toBe(feed.items[0]?.html);
	expect(new Date(`${rss?.pubDate}`).toISOString()).toBe('2026-11-20T12:00:00.000Z');
	const atom = parseAtomFeed(atomFeed(feed));
	expect(atom.title).toMatchObject({ value: 'Guia & Cia: Notícias' });
	expect(atom.entries?.[0]).toMatchObject({
		id: feed.items[0]?.id,
		updated: '2026-11-21T12:00:00.000Z',
		authors: [{ name: 'Ana' }],
	});
	const json = parseJsonFeed(jsonFeed(feed));
	expect(json.items?.[0]).toMatchObject({
		content_html: feed.items[0]?.html,
		url: feed.items[0]?.address,
		tags: ['Bahia'],
	});
});

test('law: whatever is written, the feed stays one feed with one article', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (words) => {
			const items = feed.items.map((item) => ({
				...item,
				title: words,
				html: words,
				author: words,
				topics: [words],
			}));
			expect(parseRssFeed(rssFeed({ ...feed, title: words, items })).items).toHaveLength(1);
			expect(parseAtomFeed(atomFeed({ ...feed, title: words, items })).entries).toHaveLength(1);
		}),
		{ numRuns: 30 },
	);
});
