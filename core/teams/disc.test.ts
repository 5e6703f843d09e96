import { expect, test } from 'vitest';
import { CLUB_SHAPES } from './club-shape.ts';
import { isDisc, readDisc } from './disc.ts';

test('a disc tells its shape, its colours and the one that stands for the club', () => {
	expect(readDisc('ring#0a45b4#ffffff~#2b66da')).toEqual({
		shape: 'ring',
		paints: ['#0a45b4', '#ffffff'],
		tint: '#2b66da',
	});
	expect(readDisc('hoops#c4161c#141414').tint).toBe('#c4161c');
});

test('every shape draws inside the square of 40', () => {
	for (const path of Object.values(CLUB_SHAPES).flat()) {
		const numbers = [...path.matchAll(/[\d.]+/g)].map(Number);
		expect(Math.max(...numbers)).toBeLessThanOrEqual(40);
	}
});

test('a text of another form, or of a shape that nothing draws, is no disc', () => {
	for (const text of [
		'',
		'ring',
		'ring#fff#000',
		'ring#c4161c',
		'square#c4161c#141414',
		'toString#c4161c#141414',
	])
		expect(isDisc(text)).toBe(false);
});
