import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fontCharacters } from './font-characters.ts';

const ROOT = new URL('../', import.meta.url);
const FONTS = new URL('app/styles/fonts/', ROOT);

/** Words that the guide shows: of all nouns, and of one. */
const COPY = /(^|\/)copy(\.ts$|\/.*\.ts$)/;

/**
 * What the system's own typeface draws, knowingly: signs, and letters of a handful of names that no
 * Portuguese text has.
 */
const LEFT_TO_THE_SYSTEM = new Set('♥⚽✓›→•ğİńňŞşŠș');

test('the fonts of the pages are at most 45 KB in all', () => {
	const sizes = readdirSync(FONTS)
		.filter((name) => name.endsWith('.woff2'))
		.map((name) => readFileSync(new URL(name, FONTS)).length);
	expect(sizes.length).toBeGreaterThan(0);
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(45_000);
	const used = [
		...readFileSync(new URL('app/styles/fonts.css', ROOT), 'utf8').matchAll(/url\("([^"]+)"\)/g),
	].map(([, url]) => url);
	expect(used).toEqual(['./fonts/archivo.woff2']);
});

test('every character of names and words is in the font, or left to the system knowingly', () => {
	const known = fontCharacters(readFileSync(new URL('archivo.woff2', FONTS)));
	const texts = [
		...['teams', 'competitions', 'channels', 'channel-openings'].map(
			(name) => `content/reference/${name}.json`,
		),
		...readdirSync(new URL('core/', ROOT), { recursive: true, encoding: 'utf8' })
			.filter((name) => COPY.test(name))
			.map((name) => `core/${name}`),
	].map((path) => readFileSync(new URL(path, ROOT), 'utf8'));
	const written = new Set(texts.join('').replace(/\s/g, ''));
	const missing = [...written].filter((character) => !known.has(character));
	expect(missing.filter((character) => !LEFT_TO_THE_SYSTEM.has(character))).toEqual([]);
	// What is left to the system is not in the font by chance.
	expect([...LEFT_TO_THE_SYSTEM].filter((character) => known.has(character))).toEqual([]);
});
