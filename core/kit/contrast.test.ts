import { expect, test } from 'vitest';
import { contrast, luminance, mix } from './contrast.ts';

test('contrast is that of WCAG', () => {
	expect(contrast('#000000', '#ffffff')).toBe(21);
	expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('luminance runs from black to white', () => {
	expect([luminance('#000000'), luminance('#ffffff')]).toEqual([0, 1]);
});

test('a share of a colour is mixed channel by channel', () => {
	expect(mix('#ff0000', '#000000', 0.4)).toBe('#660000');
	expect(mix('#ffffff', '#000000', 0)).toBe('#000000');
});
