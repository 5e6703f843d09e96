import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentDisposition, isObjectName } from './object-name.ts';

test('V45 names are parts between slashes; what climbs, hides or turns text is refused', () => {
	for (const name of [
		'a',
		'marca/logo.png',
		'Notícias/gol de placa (1).jpg',
		'a/..b/c...',
		'⚽.png',
		"it's",
		'%2e%2e',
	]) {
		expect([name, isObjectName(name)]).toEqual([name, true]);
	}
	const refused = [
		'',
		'/',
		'/a',
		'a/',
		'a//b',
		'.',
		'..',
		'a/../b',
		'./a',
		'..\\b',
		'a\u0000b',
		'a\r\nb',
		'gpj.\u202eexe',
		'\ud800',
		'x'.repeat(1025),
	];
	for (const name of refused) expect([name, isObjectName(name)]).toEqual([name, false]);
});

test('the name of a download is one header that holds nothing but itself', () => {
	expect(contentDisposition('attachment', 'a/gol "placa".html')).toBe(
		`attachment; filename="gol _placa_.html"; filename*=UTF-8''gol%20%22placa%22.html`,
	);
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme', minLength: 1 }).filter(isObjectName), (name) => {
			expect(contentDisposition('inline', name)).toMatch(
				/^inline; filename="[\w.\- ]*"; filename\*=UTF-8''[\w.\-~!%]*$/,
			);
		}),
	);
});
