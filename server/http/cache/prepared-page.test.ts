import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { RenderedPage } from '#server/http/render/rendered-page.ts';
import { encodingOf, holds, preparePage, variantFor } from './prepared-page.ts';

function rendered(page: Partial<RenderedPage> = {}): RenderedPage {
	return {
		...{
			status: 200,
			headers: [['content-type', 'text/html']],
			contentSecurityPolicy: "default-src 'none'",
			etag: 'W/"x"',
		},
		...{
			identity: null,
			gzip: new Uint8Array(gzipSync('página')),
			brotli: new Uint8Array([1, 2, 3]),
		},
		...{
			version: 1,
			validUntil: 5,
			topics: ['names'],
			cacheable: true,
			degraded: false,
			fingerprint: 'x',
			failures: [],
			damaged: [],
			...page,
		},
	};
}

function headersOf(page: RenderedPage): Map<string, string> {
	const { headers } = variantFor(preparePage(page, '/', ['x-common', '1']), 'identity');
	return new Map(
		headers.flatMap((name, place) => (place % 2 === 0 ? [[name, headers[place + 1] ?? '']] : [])),
	);
}

test('each encoding carries its own length, and a page kept packed only is unpacked for who needs it plain', () => {
	const page = preparePage(rendered(), '/', []);
	expect(variantFor(page, 'br').headers.slice(-4)).toEqual([
		'content-encoding',
		'br',
		'content-length',
		'3',
	]);
	const plain = variantFor(page, 'identity');
	expect(plain.body.toString()).toBe('página');
	expect(plain.headers).not.toContain('content-encoding');
	expect(plain.headers.slice(-2)).toEqual(['content-length', '7']);
});

test('V18 no cookie and no server name leave with a page, and the server alone decides about caching', () => {
	const headers = headersOf(
		rendered({
			headers: [
				['content-type', 'text/html'],
				['set-cookie', 'a=b'],
				['x-powered-by', 'x'],
				['cache-control', 'public, max-age=99'],
				['vary', 'cookie'],
			],
		}),
	);
	expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=5, must-revalidate');
	expect(headers.get('vary')).toBe('accept-encoding');
	expect([...headers.keys()]).not.toEqual(expect.arrayContaining(['set-cookie']));
	expect(headers.has('x-powered-by')).toBe(false);
	expect(headers.get('x-common')).toBe('1');
});

test('what failed or lacks its brand is kept by nobody, and an outage says when to come back', () => {
	for (const page of [{ status: 500 }, { cacheable: false }, { degraded: true }])
		expect(headersOf(rendered(page)).get('cache-control')).toBe('no-store');
	expect(headersOf(rendered({ status: 503 })).get('retry-after')).toBe('5');
});

test('RFC 9110 §12.5.3 the best encoding that is allowed', () => {
	const cases = {
		'gzip, deflate, br, zstd': 'br',
		gzip: 'gzip',
		'br;q=0, gzip;q=0.5': 'gzip',
		identity: 'identity',
		'*': 'gzip',
		'gzip;q=0': 'identity',
		'': 'identity',
		BR: 'br',
	};
	for (const [accept, encoding] of Object.entries(cases))
		expect([accept, encodingOf(accept)]).toEqual([accept, encoding]);
	expect(encodingOf(undefined)).toBe('identity');
});

test('RFC 9110 §13.1.2 a reader that holds the page is told so, by weak comparison', () => {
	for (const tag of ['W/"x"', '"x"', '"a", W/"x"', '*']) expect(holds(tag, 'W/"x"')).toBe(true);
	for (const tag of ['"y"', 'x', undefined, '']) expect(holds(tag, 'W/"x"')).toBe(false);
});
