import { expect, test } from 'vitest';
import { createFairShare } from './fair-share.ts';

const LIMITS = { windowMs: 60_000, most: 1_000, from: 0.7, share: 0.1 };

function door() {
	let time = 0;
	const share = createFairShare(LIMITS, () => time);
	return {
		pass: (ms: number) => {
			time += ms;
		},
		take: share.take,
		/** How many of so many calls are answered. */
		takeAll: (count: number, network: string) =>
			Array.from({ length: count }, () => share.take(network)).filter((wait) => wait === null)
				.length,
	};
}

test('below a flood the phones behind one carrier are not counted against each other', () => {
	expect(door().takeAll(700, 'carrier')).toBe(700);
});

test('in a flood a network has its share of the window, the others go on, and all learn when the next one begins', () => {
	const { takeAll, take, pass } = door();
	pass(20_000);
	expect(takeAll(5_000, 'flood')).toBe(700);
	pass(15_000);
	expect(take('flood')).toBe(45);
	expect(takeAll(300, 'other')).toBe(100);
	pass(45_000);
	expect(takeAll(5_000, 'flood')).toBe(100);
	expect(takeAll(10, 'other')).toBe(10);
});

test('a flood is over after a calm window', () => {
	const { takeAll, pass } = door();
	takeAll(5_000, 'flood');
	pass(60_000);
	expect(takeAll(200, 'carrier')).toBe(100);
	pass(60_000);
	expect(takeAll(200, 'carrier')).toBe(200);
	takeAll(5_000, 'flood');
	pass(200_000);
	expect(takeAll(200, 'carrier')).toBe(200);
});
