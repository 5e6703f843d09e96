import { expect, test } from 'vitest';
import { createVoices } from './voices.ts';

const HOUR = 3_600_000;
const voice = (network: string, game: string, claim: string) => ({ network, game, claim });

test('a network counts once for a claim, again after six hours; others count', () => {
	let now = 0;
	const voices = createVoices(() => now);
	const ana = voice('203.0.113.0', 'game', 'channel globo');
	expect(voices.refuse(ana)).toBeNull();
	// Refusing alone counts nothing: the write may still fail.
	expect(voices.refuse(ana)).toBeNull();
	voices.add(ana);
	expect(voices.refuse(ana)).toBe('alike');
	expect(voices.refuse({ ...ana, claim: 'channel band' })).toBeNull();
	expect(voices.refuse({ ...ana, network: '198.51.100.0' })).toBeNull();
	now = 6 * HOUR;
	expect(voices.refuse(ana)).toBeNull();
});

test.each([
	['about one game', 5, (_: number) => 'game'],
	['in all', 60, (count: number) => `game ${count}`],
])('a network that reports a lot %s is held back, until its voices are old', (_, most, gameOf) => {
	let now = 0;
	const voices = createVoices(() => now);
	for (let count = 0; count < most; count += 1) {
		const next = voice('203.0.113.0', gameOf(count), `other ${count}`);
		expect(voices.refuse(next)).toBeNull();
		voices.add(next);
	}
	const next = voice('203.0.113.0', gameOf(most), 'other one more');
	expect(voices.refuse(next)).toBe('many');
	expect(voices.refuse({ ...next, network: '198.51.100.0' })).toBeNull();
	now = 6 * HOUR;
	expect(voices.refuse(next)).toBeNull();
});
