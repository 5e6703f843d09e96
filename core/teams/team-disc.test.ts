import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, mix } from '#core/kit/contrast.ts';
import { isDisc, readDisc } from './disc.ts';
import { discOf } from './team-disc.ts';

const color = fc
	.integer({ min: 0, max: 0xffffff })
	.map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colors = fc.record({ primary: color, secondary: color });

/**
 * Ink and ground of the cards in the dark theme, and how much of a club's colour goes into that
 * ground (tokens.css).
 */
const [INK, GROUND, PAGE_TINT] = ['#f2f7f3', '#0b0e0c', 0.52];
const [LIGHT_INK, LIGHT_GROUND, LIGHT_PAGE_TINT] = ['#0c1510', '#ffffff', 0.36];

test('any two colours make a disc whose second colour is seen on the first', () => {
	fc.assert(
		fc.property(colors, (pair) => {
			const disc = discOf({ colors: pair }) ?? '';
			expect(isDisc(disc)).toBe(true);
			const [ground = '', second = ''] = readDisc(disc).paints;
			expect(contrast(ground, second)).toBeGreaterThanOrEqual(1.25);
		}),
	);
});

test('text reads on the tint of any club, the strongest of the game page too (WCAG 1.4.3)', () => {
	fc.assert(
		fc.property(colors, (pair) => {
			const { tint } = readDisc(discOf({ colors: pair }) ?? '');
			expect(contrast(INK, mix(tint, GROUND, PAGE_TINT))).toBeGreaterThanOrEqual(4.5);
			expect(contrast(LIGHT_INK, mix(tint, LIGHT_GROUND, LIGHT_PAGE_TINT))).toBeGreaterThanOrEqual(
				4.5,
			);
			expect(contrast(tint, GROUND)).toBeGreaterThanOrEqual(2.3);
		}),
	);
});

test('a club keeps the disc that the data knows, and gets a tint where black or white would vanish', () => {
	expect(discOf({ kit: 'hoops#c4161c#141414', colors: null })).toBe('hoops#c4161c#141414');
	expect(discOf({ kit: 'sash#141414#ffffff', colors: null })).toBe('sash#141414#ffffff~#aeb7b1');
	expect(discOf({ kit: 'ring#0a45b4#ffffff~#2b66da', colors: null })).toBe(
		'ring#0a45b4#ffffff~#2b66da',
	);
});

test('two colours make a ring, or halves where a ring is hard to see; two that look alike still show it', () => {
	expect(discOf({ colors: { primary: '#e30613', secondary: '#ffffff' } })).toBe(
		'ring#e30613#ffffff',
	);
	expect(discOf({ colors: { primary: '#e5050f', secondary: '#006b3f' } })).toBe(
		'halves#e5050f#006b3f',
	);
	expect(
		readDisc(discOf({ colors: { primary: '#00693e', secondary: '#00703f' } }) ?? '').paints,
	).toEqual(['#00693e', '#ffffff']);
});

test('a team without colours has no disc of its own', () => {
	expect(discOf({ colors: null })).toBeNull();
});
