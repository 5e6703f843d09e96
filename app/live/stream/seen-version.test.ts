import { afterEach, expect, test, vi } from 'vitest';
import { seenVersion } from './seen-version.ts';

afterEach(() => void vi.restoreAllMocks());

const entry = (path: string, version?: string) => ({
	name: `https://guia.example${path}`,
	serverTiming: version === undefined ? [] : [{ name: 'v', description: version }],
});

function timeline(pages: object[], read: object[] = []) {
	vi.spyOn(performance, 'getEntriesByType').mockImplementation(
		(type) => (type === 'navigation' ? pages : type === 'resource' ? read : []) as never,
	);
}

test('a page tells the version of its document, or of the data that it was read with last', () => {
	timeline([entry('/times?q=a', '7')]);
	expect(seenVersion('/times')).toBe(7);
	timeline(
		[entry('/times', '7')],
		[
			entry('/times.data', '8'),
			entry('/mapa.data', '9'),
			entry('/assets/x.js', '5'),
			entry('/times.data', '10'),
		],
	);
	expect(seenVersion('/times')).toBe(10);
	timeline([entry('/', '7')], [entry('/_.data', '11')]);
	expect(seenVersion('/')).toBe(11);
});

test('the version of another page is not its own, and what is not told is not known', () => {
	timeline([entry('/mapa', '7')]);
	expect(seenVersion('/times')).toBeNull();
	timeline([entry('/times')]);
	expect(seenVersion('/times')).toBeNull();
	timeline([{ name: 'document' }, entry('/times', 'x')]);
	expect(seenVersion('/times')).toBeNull();
});
