import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALERT_KINDS, MOST_FOLLOWED } from './alert-kinds.ts';
import { NO_WISHES, readWishes, toggleFollowed, writeWishes } from './wishes.ts';

const flamengo = { topic: 'team:flamengo', name: 'Flamengo' };

test('whatever is kept is read, and what is read is written the same', () => {
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (text) => {
			const wishes = readWishes(text);
			const written = writeWishes(wishes);
			if (written !== null) expect(readWishes(written)).toEqual(wishes);
		}),
	);
});

test('topics of another kind, kinds and hours that mean nothing are left out', () => {
	const kept = {
		followed: [flamengo, flamengo, { topic: 'day:2026-11-22' }, null],
		kinds: ['soon', 'x'],
		quiet: { from: -1, until: 60 },
	};
	expect(readWishes(JSON.stringify(kept))).toEqual({
		followed: [flamengo],
		kinds: ['soon'],
		quiet: null,
	});
	expect(readWishes('null').kinds).toEqual([...ALERT_KINDS]);
});

test('a topic is followed, and no longer; the list has an end', () => {
	const one = toggleFollowed(NO_WISHES, flamengo);
	expect(one?.followed).toEqual([flamengo]);
	expect(toggleFollowed(one ?? NO_WISHES, flamengo)).toEqual(NO_WISHES);
	const many = {
		...NO_WISHES,
		followed: Array.from({ length: MOST_FOLLOWED }, (_, place) => ({
			topic: `game:${place}`,
			name: 'x',
		})),
	};
	expect(toggleFollowed(many, flamengo)).toBeNull();
});
