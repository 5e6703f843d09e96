import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragPicture, MOST_ZOOM, placePicture, WHOLE } from './crop.ts';

test('a wide picture fits whole, in the middle; twice as near its left and right are cut', () => {
	expect(placePicture({ width: 200, height: 100 }, WHOLE)).toEqual({
		left: 0,
		top: 0.25,
		width: 1,
		height: 0.5,
	});
	expect(placePicture({ width: 200, height: 100 }, { zoom: 2, x: 0, y: 0 })).toEqual({
		left: -0.5,
		top: 0,
		width: 2,
		height: 1,
	});
	expect(placePicture({ width: 200, height: 100 }, { zoom: 2, x: -1, y: 1 })).toEqual({
		left: -1,
		top: 0,
		width: 2,
		height: 1,
	});
});

const side = fc.integer({ min: 1, max: 8_000 });
const picture = fc.record({ width: side, height: side });
const part = fc.double({ min: -1, max: 1, noNaN: true });
const crop = fc.record({
	zoom: fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
	x: part,
	y: part,
});
const SLACK = 1e-9;

test('whatever is chosen or dragged: a side longer than the square covers it, a shorter one stays inside', () => {
	fc.assert(
		fc.property(picture, crop, fc.record({ x: part, y: part }), (size, chosen, by) => {
			const { left, top, width, height } = placePicture(size, dragPicture(size, chosen, by));
			for (const [start, length] of [
				[left, width],
				[top, height],
			] as const) {
				const [near, far] =
					length >= 1 ? [start, 1 - start - length] : [-start, start + length - 1];
				expect(Math.max(near, far)).toBeLessThanOrEqual(SLACK);
			}
		}),
	);
});

test('a picture follows the hand as far as it can go', () => {
	fc.assert(
		fc.property(picture, part, (size, by) => {
			const before = { zoom: 2, x: 0, y: 0 };
			const after = dragPicture(size, before, { x: by / 4, y: 0 });
			const went = placePicture(size, after).left - placePicture(size, before).left;
			if (Math.abs(after.x) < 1)
				expect(went).toBeCloseTo(placePicture(size, before).width === 1 ? 0 : by / 4);
		}),
	);
});
