import { expect, test } from 'vitest';
import { BUILD_HEADER, isAway, mayKeep } from './kept-answer.ts';

const PAGE: Record<string, string> = {
	'content-type': 'text/html; charset=utf-8',
	'cache-control': 'public, max-age=0, s-maxage=5',
	[BUILD_HEADER]: 'ef12db16',
};

function answer(
	headers: Record<string, string> = {},
	other: { status?: number; type?: string; redirected?: boolean } = {},
) {
	return {
		status: 200,
		type: 'basic',
		redirected: false,
		headers: new Headers({ ...PAGE, ...headers }),
		...other,
	};
}

test('a whole public page of the guide may be kept', () => {
	expect(mayKeep(answer())).toBe(true);
});

test.each([
	['no-store', answer({ 'cache-control': 'no-store' })],
	['private', answer({ 'cache-control': 'private, max-age=60' })],
	[
		'with a cookie',
		{
			...answer(),
			headers: { get: (name: string) => (name === 'set-cookie' ? 'a=b' : (PAGE[name] ?? null)) },
		},
	],
	['404', answer({}, { status: 404 })],
	['a part', answer({}, { status: 206 })],
	['after a redirect', answer({}, { redirected: true })],
	['a redirect to follow', answer({}, { type: 'opaqueredirect', status: 0 })],
	['another origin', answer({}, { type: 'cors' })],
	['data', answer({ 'content-type': 'text/x-script' })],
])('an answer is not kept: %s', (_name, seen) => {
	expect(mayKeep(seen)).toBe(false);
});

test('the page of a captive portal is not kept, whatever it says of itself', () => {
	const portal = new Headers({
		'content-type': 'text/html',
		'cache-control': 'public, max-age=3600',
	});
	expect(mayKeep({ ...answer(), headers: portal })).toBe(false);
});

test('a gateway without the guide behind it counts as no connection, its own refusals do not', () => {
	expect([502, 503, 504].every(isAway)).toBe(true);
	expect([200, 404, 429, 500, 505].some(isAway)).toBe(false);
});
