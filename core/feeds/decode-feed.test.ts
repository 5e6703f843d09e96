import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeFeed } from './decode-feed.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const wide = (text: string, size: 2 | 4, little: boolean) => {
	const bytes = new DataView(new ArrayBuffer(text.length * size));
	[...text].forEach((sign, at) => {
		const code = sign.codePointAt(0) ?? 0;
		if (size === 2) bytes.setUint16(at * 2, code, little);
		else bytes.setUint32(at * 4, code, little);
	});
	return new Uint8Array(bytes.buffer);
};

test('a feed is read in its encoding: mark, first bytes, UTF-8, HTTP, declaration, Windows-1252', () => {
	const rss = '<rss><title>Seleção às 21h</title></rss>';
	const declared = '<?xml version="1.0" encoding="ISO-8859-1"?><rss><title>Seleção</title></rss>';
	const all: [Uint8Array, string | null, string][] = [
		[utf8(rss), null, rss],
		[utf8(`\ufeff${rss}`), 'iso-8859-1', rss],
		[latin(rss), null, rss],
		[latin(declared), null, declared],
		[utf8(declared), 'iso-8859-1', declared],
		...([2, 4] as const).flatMap((size) =>
			[true, false].map((little): [Uint8Array, null, string] => [
				wide(rss, size, little),
				null,
				rss,
			]),
		),
		...([2, 4] as const).map((size): [Uint8Array, null, string] => [
			wide(`\ufeff${rss}`, size, true),
			null,
			rss,
		]),
		[Uint8Array.of(...latin('<a>'), 0xf0, 0xd4, ...latin('</a>')), 'koi8-r', '<a>Пт</a>'],
		[latin('<a>\x93oi\x94</a>'), 'no-such-label', '<a>“oi”</a>'],
	];
	for (const [bytes, charset, text] of all)
		expect(decodeFeed(bytes, charset).text.replace('\ufeff', '')).toBe(text);
});

test('text that was encoded twice is put right, a few broken bytes do not make it Windows-1252', () => {
	const twice = utf8(new TextDecoder('windows-1252').decode(utf8('<t>Confederação às “21h”</t>')));
	expect(decodeFeed(twice, null)).toEqual({
		text: '<t>Confederação às “21h”</t>',
		guessed: false,
		doubleEncoded: true,
	});
	const broken = Uint8Array.of(...utf8('<t>ação, coração, seleção, três</t>'), 0xe7);
	expect(decodeFeed(broken, null).text).toContain('seleção');
});

test('any text in UTF-8 comes back, but for control characters', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (text) => {
			const { text: read, doubleEncoded } = decodeFeed(utf8(`<a>${text}</a>`), null);
			expect(
				doubleEncoded ||
					read === `<a>${text.replace(/[\p{Cc}--[\t\n\r]]/gv, '')}</a>` ||
					/[\x80-\x9f]/.test(text),
			).toBe(true);
		}),
	);
});
