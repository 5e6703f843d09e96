import fc from 'fast-check';
import { expect, test } from 'vitest';
import { iconGround, LOGO_ICONS, sizeInIcon } from './logo-icon.ts';

const LENGTH = fc.integer({ min: 1, max: 8_000 });
const ICON = fc.constantFrom(...Object.values(LOGO_ICONS));

test('law: a logo of any shape stays inside its icon, and inside the circle that every device shows of a masked one', () => {
	fc.assert(
		fc.property(LENGTH, LENGTH, ICON, (width, height, icon) => {
			const size = sizeInIcon({ width, height }, icon);
			expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
			expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(icon.edge);
			// A line is one pixel thick at least, which may stand out of the circle by that pixel.
			if (icon.masked)
				expect(Math.hypot(size.width - 1, size.height - 1)).toBeLessThanOrEqual(0.8 * icon.edge);
		}),
	);
});

test('a logo fills what it may of its icon, in its own proportions', () => {
	expect(sizeInIcon({ width: 1_000, height: 250 }, { edge: 192, masked: false })).toEqual({
		width: 161,
		height: 40,
	});
	expect(sizeInIcon({ width: 24, height: 24 }, { edge: 512, masked: true })).toEqual({
		width: 289,
		height: 289,
	});
});

/** A logo of 4 × 4 pixels: its edge, and the four in its middle. */
function logo(edge: readonly number[], middle: readonly number[]): Uint8Array {
	const isMiddle = (place: number) => [5, 6, 9, 10].includes(place);
	return Uint8Array.from(
		Array.from({ length: 16 }, (_, place) => (isMiddle(place) ? middle : edge)).flat(),
	);
}

const CLEAR = [0, 0, 0, 0];

test.each([
	['white on nothing', logo(CLEAR, [255, 255, 255, 255]), '#0a0f0c'],
	['black on nothing would be lost on the dark ground', logo(CLEAR, [5, 5, 5, 255]), '#f7faf6'],
	['green on nothing', logo(CLEAR, [10, 125, 60, 255]), '#0a0f0c'],
	['its own ground goes on to the edge', logo([196, 34, 26, 255], [255, 255, 255, 255]), '#c4221a'],
	['nothing at all', logo(CLEAR, CLEAR), '#0a0f0c'],
])('the ground of a logo: %s', (_name, pixels, ground) => {
	expect(iconGround(pixels, 4)).toBe(ground);
});
