import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Feed } from './feed.ts';
import { printFeed } from './printed-feed.ts';
import { readFeed } from './read-feed.ts';

const read = (text: string, url: string | null = null) =>
	readFeed({ bytes: new TextEncoder().encode(text), contentType: 'text/html', url });
const feed = (text: string, url: string | null = null): Feed => {
	const reading = read(text, url);
	if (!reading.ok) throw new Error(reading.error);
	return reading.value;
};
const printed = (text: string, url: string | null = null) =>
	printFeed(feed(text, url), ({ code, count }) => `${code} ${count}`);
const rss = (inner: string) =>
	`<rss version="2.0"><channel><title>T</title><link>https://g.example/</link>${inner}</channel></rss>`;

test('RSS 2.0 with the extensions that sources use', () => {
	const text = `<?xml version="1.0"?><!DOCTYPE rss PUBLIC "-//N//DTD RSS 0.91//EN" "http://x.example/rss.dtd">
		<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:m="http://search.yahoo.com/mrss/">
		<channel><title>Esporte &amp; Cia</title><link>https://g.example/esporte</link><ttl>30</ttl>
		<item><title><![CDATA[Fla x Flu: onde assistir]]></title><link>/jogo/1</link><guid isPermaLink="false">n-1</guid>
		<description>Resumo &lt;b&gt;do jogo&lt;/b&gt;</description><content:encoded><![CDATA[<p>Texto <a href="mais">inteiro</a></p>]]></content:encoded>
		<dc:creator>Ana</dc:creator><dc:creator>Rui</dc:creator><pubDate>Sáb, 21 Nov 2026 18:30:00 -0300</pubDate>
		<m:content url="https://g.example/p.jpg" medium="image" width="100"/><m:content url="https://g.example/g.jpg" medium="image" width="900"/></item></channel></rss>`;
	expect(feed(text).ttlMinutes).toBe(30);
	expect(printed(text)).toEqual({
		format: 'rss',
		title: 'Esporte & Cia',
		siteUrl: 'https://g.example/esporte',
		items: [
			{
				guid: 'n-1',
				url: 'https://g.example/jogo/1',
				title: 'Fla x Flu: onde assistir',
				summary: 'Resumo <b>do jogo</b>',
				contentHtml: '<p>Texto <a href="https://g.example/mais">inteiro</a></p>',
				author: 'Ana, Rui',
				publishedAt: '2026-11-21T21:30:00.000Z',
				image: 'https://g.example/g.jpg',
			},
		],
		warnings: [],
	});
});

test('RDF, with its items beside the channel', () => {
	const text = `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/">
		<channel rdf:about="https://g.example/rdf"><title>R</title><link>https://g.example</link></channel>
		<item rdf:about="https://g.example/1"><title>Um</title><link>https://g.example/1</link><dc:date>2026-11-21T21:30:00Z</dc:date></item></rdf:RDF>`;
	expect(printed(text)).toMatchObject({
		format: 'rdf',
		siteUrl: 'https://g.example',
		items: [{ guid: 'https://g.example/1', publishedAt: '2026-11-21T21:30:00.000Z' }],
	});
});

test('Atom: text constructs, bases, links and inherited authors', () => {
	const text = `<a:feed xmlns:a="http://www.w3.org/2005/Atom" xml:base="https://g.example/blog/"><a:title type="html">Blog &amp;lt;3</a:title>
		<a:link rel="self" href="feed"/><a:link href="./"/><a:author><a:name>Redação</a:name></a:author>
		<a:entry xml:base="2026/"><a:id>tag:g,1</a:id><a:title type="text">1 &lt; 2</a:title><a:link rel="edit" href="e"/><a:link href="jogo"/>
		<a:content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>a &lt; <h:img src="b.png"/></h:p></h:div></a:content>
		<a:updated>2026-11-21T20:00:00Z</a:updated><a:published>2026-11-20T20:00:00Z</a:published></a:entry></a:feed>`;
	expect(printed(text)).toMatchObject({
		...{ format: 'atom', siteUrl: 'https://g.example/blog/' },
		items: [
			{
				...{
					guid: 'tag:g,1',
					title: '1 < 2',
					url: 'https://g.example/blog/2026/jogo',
					author: 'Redação',
				},
				contentHtml: '<p>a &lt; <img src="https://g.example/blog/2026/b.png" /></p>',
				publishedAt: '2026-11-20T20:00:00.000Z',
			},
		],
	});
});

test('Atom 0.3: modes, and issued dates', () => {
	const text = `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title mode="base64" type="text/plain">R29s</title>
		<entry><title mode="escaped" type="text/html">&lt;b&gt;Gol&lt;/b&gt;</title><issued>2004-01-01T00:00:00-03:00</issued></entry></feed>`;
	expect(printed(text)).toMatchObject({
		title: 'Gol',
		items: [{ title: '<b>Gol</b>', publishedAt: '2004-01-01T03:00:00.000Z' }],
	});
});

test('JSON Feed, with numbers for identifiers', () => {
	const text = JSON.stringify({
		...{
			version: 'https://jsonfeed.org/version/1.1',
			title: 'J',
			home_page_url: 'https://g.example/',
		},
		items: [
			{
				id: 7,
				url: '/7',
				content_text: 'a < b',
				date_published: '2026-11-21T21:30:00Z',
				authors: [{ name: 'Ana' }],
				image: 'i.png',
			},
		],
	});
	expect(printed(text).items[0]).toMatchObject({
		guid: '7',
		url: 'https://g.example/7',
		contentHtml: 'a &lt; b',
		author: 'Ana',
		image: 'https://g.example/i.png',
	});
});

test('broken XML is read as far as it goes', () => {
	const open = rss(
		'<item><title>Um & <b>dois</title><link>https://g.example/?a=1&b=2<guid>g1</guid></item><item><title>Dois</title><guid>g2',
	);
	expect(printed(`lixo ${open.replace(/<\/channel>.*/, '')}`)).toMatchObject({
		items: [
			{ guid: 'g1', url: 'https://g.example/?a=1&b=2' },
			{ guid: 'g2', title: 'Dois' },
		],
		warnings: ['leading-junk 1', 'cut 1'],
	});
	expect(feed(open.replace(/<\/channel>.*/, '')).items.map(({ cut }) => cut)).toEqual([
		false,
		true,
	]);
});

test('an entry without identifier always gets the same one, another entry another', () => {
	const items = feed(rss('<item><title>Um</title></item><item><title>Dois</title></item>')).items;
	const again = feed(rss('<item><title>Dois</title></item><item><title>Um</title></item>')).items;
	expect(items.map(({ guid }) => guid)).toEqual(again.map(({ guid }) => guid).toReversed());
	expect(new Set(items.map(({ guid }) => guid)).size).toBe(2);
});

test('V14 no address but a web address comes out', () => {
	const [item] = feed(
		rss(
			'<item><title>x</title><link>javascript:alert(1)</link><guid>javascript:alert(1)</guid><enclosure url="data:image/png,x" type="image/png"/></item>',
		),
	).items;
	expect([item?.url, item?.image]).toEqual([null, null]);
});

test('what is no feed says why', () => {
	expect(read('')).toEqual({ ok: false, error: 'empty' });
	expect(
		read('<!DOCTYPE html><html><head><title>Entrar</title></head><body></body></html>'),
	).toEqual({ ok: false, error: 'html' });
	expect(read('{"a":1}')).toEqual({ ok: false, error: 'json' });
	expect(read('<opml><body/></opml>')).toEqual({ ok: false, error: 'unknown' });
	expect(read('só texto')).toEqual({ ok: false, error: 'unknown' });
});

test('V13 F13 bombs: any internal subset is refused, depth and number are bounded, a long title is read', () => {
	const bomb = '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>';
	for (const text of [
		bomb + rss('&b;'),
		`<rss>${bomb}</rss>`,
		'<!DOCTYPE rss SYSTEM "a>b" [<!ENTITY x "y">]><rss/>',
		`<!DOCTYPE rss>${bomb}<rss/>`,
	])
		expect(read(text)).toEqual({ ok: false, error: 'doctype' });
	expect(read('<a>'.repeat(1_000))).toEqual({ ok: false, error: 'too-deep' });
	expect(read(`<rss>${'<a/>'.repeat(600_001)}</rss>`)).toEqual({ ok: false, error: 'too-many' });
	expect(
		feed(rss(`<item><title>${'x'.repeat(5_000_000)}</title></item>`)).items[0]?.title.text.length,
	).toBe(1_000_000);
});

test('any bytes: the reader answers, with web addresses or none', () => {
	const piece = fc.constantFrom(
		'<rss>',
		'<channel>',
		'<item>',
		'</item>',
		'<title>',
		'</title>',
		'<link>',
		'<![CDATA[',
		']]>',
		'&amp;',
		'&',
		'<',
		'xmlns="',
		'"',
		'<feed>',
		'<entry>',
		'<?xml',
		'{',
		'[',
	);
	fc.assert(
		fc.property(
			fc.array(fc.oneof(piece, fc.string({ unit: 'binary' })), { maxLength: 25 }),
			(pieces) => {
				const reading = read(`<rss><channel>${pieces.join('')}`);
				if (reading.ok)
					for (const { url, guid } of reading.value.items)
						expect((url === null || /^https?:/i.test(url)) && guid !== '').toBe(true);
			},
		),
	);
});
