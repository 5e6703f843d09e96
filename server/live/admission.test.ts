import { expect, test } from 'vitest';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { createAdmission } from './admission.ts';

function door(most: number) {
	let time = 0;
	let drawn = 0;
	const admission = createAdmission({ most, now: () => time, random: () => drawn });
	const pass = (ms: number) => {
		time += ms;
	};
	const draw = (value: number) => {
		drawn = value;
	};
	/** How many of so many are admitted, as fast as the door allows. */
	const enterAll = (count: number, network: string) => {
		let admitted = 0;
		for (let reader = 0; reader < count; reader++) {
			if (reader % STREAM_LIMITS.admittedPerSecond === 0) pass(1_000);
			if (admission.enter(network) === null) admitted += 1;
		}
		return admitted;
	};
	return { admission, pass, draw, enterAll };
}

test('2,000 honest readers behind the one address of their carrier are all admitted', () => {
	expect(door(5_000).enterAll(2_000, '203.0.113.0/24')).toBe(2_000);
});

test('when most places are taken a network keeps what it has and gets no more than its share, others still come in', () => {
	const { admission, pass, enterAll } = door(1_000);
	expect(enterAll(1_000, 'crowd')).toBe(700);
	pass(1_000);
	expect(admission.enter('crowd')).not.toBeNull();
	expect(enterAll(150, 'other')).toBe(100);
	expect(admission.open()).toBe(800);
});

test('S9.04 500 streams are admitted in a second, the others are told to come again in 1 to 30 s', () => {
	const { admission, pass, draw } = door(5_000);
	const first = Array.from({ length: 700 }, () => admission.enter('a'));
	expect(first.filter((wait) => wait === null)).toHaveLength(500);
	draw(0);
	expect(admission.enter('a')).toBe(1);
	draw(0.999);
	expect(admission.enter('a')).toBe(30);
	pass(1_000);
	expect(admission.enter('a')).toBeNull();
});

test('S9.04 15 thousand who come back after a restart are admitted over no less than 30 s', () => {
	const { admission, pass } = door(15_000);
	let waiting = 15_000;
	let seconds = 0;
	for (; waiting > 0; seconds++) {
		const before = waiting;
		for (let reader = 0; reader < before; reader++) if (admission.enter('a') === null) waiting -= 1;
		// Once most places are taken, one network has its share only: the rest are of others.
		for (let reader = 0; reader < waiting; reader++)
			if (admission.enter(`n${reader}`) === null) waiting -= 1;
		pass(1_000);
	}
	expect(seconds).toBeGreaterThanOrEqual(30);
});

test('a full house admits again when somebody leaves', () => {
	const { admission } = door(2);
	expect([admission.enter('a'), admission.enter('b')]).toEqual([null, null]);
	expect(admission.enter('c')).not.toBeNull();
	admission.leave('a');
	expect(admission.enter('c')).toBeNull();
});
