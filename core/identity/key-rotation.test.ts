import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	KEY_LEAD_MS,
	KEY_SIGNS_MS,
	missingKeyFrom,
	signingKey,
	spentKeys,
} from './key-rotation.ts';
import { CLOCK_SKEW_MS, ID_TOKEN_MS } from './session.ts';

test('F23 through a year of rotations there is always a key that signs, and every living token finds its key', () => {
	fc.assert(
		fc.property(
			fc.array(fc.integer({ min: 1, max: 20 * 86_400_000 }), { minLength: 10, maxLength: 60 }),
			(gaps) => {
				let keys: { id: string; signsFrom: number }[] = [];
				const tokens: { key: string; until: number }[] = [];
				let now = 1_000;
				for (const gap of gaps) {
					now += gap;
					const from = missingKeyFrom(keys, now);
					if (from !== null) {
						const spent = spentKeys(keys, now).map(({ id }) => id);
						keys = [
							...keys.filter(({ id }) => !spent.includes(id)),
							{ id: `k${now}`, signsFrom: from },
						];
					}
					const key = signingKey(keys, now);
					expect(key).not.toBeNull();
					tokens.push({ key: key?.id ?? '', until: now + ID_TOKEN_MS + CLOCK_SKEW_MS });
					for (const token of tokens.filter(({ until }) => until >= now))
						expect(keys.map(({ id }) => id)).toContain(token.key);
				}
			},
		),
	);
});

test('the next key is published before it signs, and the one before it goes when none of its tokens lives', () => {
	const first = { id: 'a', signsFrom: 0 };
	expect(missingKeyFrom([first], KEY_SIGNS_MS - KEY_LEAD_MS - 1)).toBeNull();
	const at = KEY_SIGNS_MS - KEY_LEAD_MS;
	expect(missingKeyFrom([first], at)).toBe(KEY_SIGNS_MS);
	const next = { id: 'b', signsFrom: KEY_SIGNS_MS };
	expect(signingKey([next, first], KEY_SIGNS_MS - 1)?.id).toBe('a');
	expect(signingKey([first, next], KEY_SIGNS_MS)?.id).toBe('b');
	expect(spentKeys([first, next], KEY_SIGNS_MS + ID_TOKEN_MS)).toEqual([]);
	expect(spentKeys([first, next], KEY_SIGNS_MS + ID_TOKEN_MS + 3 * CLOCK_SKEW_MS)).toEqual([first]);
});

test('a key that cannot sign any more is no successor: what signs beside it stays, and it goes when one that signs has taken its place', () => {
	const [whole, damaged] = [
		{ id: 'a', signsFrom: 0 },
		{ id: 'b', signsFrom: KEY_SIGNS_MS },
	];
	const later = KEY_SIGNS_MS + ID_TOKEN_MS + 3 * CLOCK_SKEW_MS;
	expect(spentKeys([whole, damaged], later, [whole])).toEqual([]);
	const next = { id: 'c', signsFrom: KEY_SIGNS_MS + 1 };
	expect(spentKeys([whole, damaged, next], later + KEY_SIGNS_MS, [whole, next])).toEqual([
		whole,
		damaged,
	]);
});
