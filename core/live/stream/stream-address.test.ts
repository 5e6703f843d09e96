import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { streamAddress } from './stream-address.ts';

test('the address names each topic once, in an order that does not depend on the asker', () => {
	const asked = [
		topics.team('santos'),
		topics.day('2026-11-21'),
		topics.team('bahia'),
		topics.day('2026-11-21'),
	];
	const address = '/api/v1/stream?resultado=sim&dias=2026-11-21&times=bahia%2Csantos&desde=41';
	expect(streamAddress(asked, 41)).toBe(address);
	expect(streamAddress(asked.toReversed(), 41)).toBe(address);
});

test('what every stream hears is not named', () => {
	expect(
		streamAddress([topics.news, topics.brand, topics.names, topics.all, topics.habits('copa')], 3),
	).toBe('/api/v1/stream?resultado=sim&desde=3');
});
