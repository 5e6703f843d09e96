import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFreshWord, readWordToWorker } from './worker-words.ts';

test('what a tab says is read, bounded', () => {
	const word = {
		guia: 'page',
		build: 'ef12db16',
		teams: ['flamengo', '../x', 7, ...Array(20).fill('vasco')],
		ahead: true,
	};
	expect(readWordToWorker(word)).toEqual({
		guia: 'page',
		build: 'ef12db16',
		teams: ['flamengo', ...Array(11).fill('vasco')],
		ahead: true,
	});
	expect(readWordToWorker({ guia: 'take-over' })).toEqual({ guia: 'take-over' });
});

test('words of others are passed over', () => {
	fc.assert(
		fc.property(fc.anything(), (word) => {
			expect([readWordToWorker(word), isFreshWord(word)]).toEqual([null, false]);
		}),
	);
	expect(readWordToWorker({ eventType: 'ping', eventId: 'firebase', data: {} })).toBe(null);
	expect(isFreshWord({ guia: 'fresh' })).toBe(true);
});
