import { expect, test } from 'vitest';
import { type ChangedEvent, readLiveEvent } from './contract.ts';

const changed: ChangedEvent = {
	kind: 'mudou',
	v: 12,
	spread: 0,
	topics: ['day:2026-11-20'],
	games: [
		{ id: 'g1', slug: 'a', revision: 2, kind: 'kickoff', said: 'A x B mudou de 21h30 para 19h.' },
	],
	cards: [{ day: '2026-11-20', put: [], drop: ['a'], updatedAt: null, mapped: false, demo: false }],
};

test('an event of changes is read as it was sent', () => {
	const { kind, ...data } = changed;
	expect(readLiveEvent(kind, JSON.stringify(data))).toEqual(changed);
});

test.each(['noticia', 'marca', 'reset'])('%s says only how far the data are', (kind) => {
	expect(readLiveEvent(kind, '{"v":7,"spread":250,"more":1}')).toEqual({ kind, v: 7, spread: 250 });
});

test.each([
	['an event of a newer server', 'gol', '{"v":7,"spread":0}'],
	['no JSON', 'mudou', '{"v":7'],
	['no version', 'reset', '{"spread":0}'],
	['nothing', 'reset', 'null'],
	['changes without their lists', 'mudou', '{"v":7,"spread":0,"topics":[]}'],
])('%s is passed over', (_name, kind, data) => {
	expect(readLiveEvent(kind, data)).toBeNull();
});
