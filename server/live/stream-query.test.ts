import { expect, test } from 'vitest';
import { topics } from '#core/changes/topic.ts';
import { STREAM_LIMITS } from '#core/live/limits.ts';
import { streamAddress } from '#core/live/stream/stream-address.ts';
import { readStreamQuery } from './stream-query.ts';

test('what an address names is what it was made of, and of a competition what is usual there too', () => {
	const asked = [
		topics.day('2026-11-20'),
		topics.total('2026-11-21'),
		topics.game('0a1b'),
		topics.team('bahia'),
		topics.channel('globo-sp'),
		topics.index('canais'),
	];
	expect(readStreamQuery(streamAddress(asked, 12), undefined)).toEqual({
		since: 12,
		topics: [...asked, topics.results],
	});
	const ofCup = [topics.competition('copa'), topics.habits('copa'), topics.results];
	expect(readStreamQuery(streamAddress([topics.competition('copa')], null), undefined)).toEqual({
		since: null,
		topics: ofCup,
	});
});

test('a stream that comes back is told from the id that it heard last', () => {
	expect(readStreamQuery('/api/v1/stream?desde=3', '12')?.since).toBe(12);
	expect(readStreamQuery('/api/v1/stream?desde=3', 'x')?.since).toBe(3);
	expect(readStreamQuery('/api/v1/stream', undefined)).toEqual({ since: null, topics: [] });
	expect(readStreamQuery('/api/v1/stream?indices=noticias', undefined)).toBeNull();
});

test('the bound counts all topics together', () => {
	const ids = (count: number, name: string) =>
		Array.from({ length: count }, (_, place) => `${name}${place}`).join(',');
	const half = STREAM_LIMITS.topics / 2;
	expect(
		readStreamQuery(`?times=${ids(half, 't')}&campeonatos=${ids(half, 'c')}`, undefined),
	).not.toBeNull();
	expect(
		readStreamQuery(`?times=${ids(half, 't')}&campeonatos=${ids(half + 1, 'c')}`, undefined),
	).toBeNull();
});
