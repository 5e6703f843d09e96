import { expect, test } from 'vitest';
import { isCertainlySameOrigin, isSameOrigin } from './same-origin.ts';

const SITE = 'https://guia.example';

function judge(headers: Record<string, string>): [boolean, boolean] {
	const given = new Headers({ host: 'interno:3000', ...headers });
	return [isSameOrigin(given, SITE), isCertainlySameOrigin(given, SITE)];
}

test('what the browser says about the page that asks is believed, in this order', () => {
	expect(judge({ 'sec-fetch-site': 'same-origin' })).toEqual([true, true]);
	for (const site of ['cross-site', 'same-site', 'none', ''])
		expect(judge({ 'sec-fetch-site': site, origin: SITE })).toEqual([false, false]);
	expect(judge({ origin: SITE })).toEqual([true, true]);
	expect(judge({ origin: 'http://interno:3000' })).toEqual([true, true]);
	for (const origin of [
		'https://guia.example.evil.example',
		'http://guia.example',
		'null',
		'https://evil.example',
		'interno:3000',
	])
		expect([origin, judge({ origin })]).toEqual([origin, [false, false]]);
});

test('a program says neither: it may call, but not by a cookie', () => {
	expect(judge({})).toEqual([true, false]);
});
