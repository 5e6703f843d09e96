import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { aBroadcast, aGame, at, someNames } from '#tests/support/factories.ts';
import { buildMap } from './build-map.ts';

const day = '2026-11-22';
const inside = (...include: Uf[]) => ({ coverage: { include, exclude: [] } });
const game = (slug: string, hour: string, ...include: Uf[]) =>
	aGame({
		id: slug,
		slug,
		kickoffAt: at(`${day}T${hour}`),
		broadcasts: [aBroadcast('globo', inside(...include))],
	});
const games = [
	game('a', '16:00', 'SP', 'MG'),
	game('b', '16:00', 'RJ'),
	game('c', '18:30', 'SP', 'RJ'),
	aGame({ id: 'd', slug: 'd', kickoffAt: at(`${day}T11:00`), broadcasts: [aBroadcast('globo')] }),
];
const map = (hour: string, over = {}) =>
	buildMap({ day, now: at(`${day}T${hour}`), games, names: someNames(), ...over });

test('the running or next map is shown first, after the last one the last; the page lives until that changes', () => {
	const seen = ['10:00', '17:59', '18:00', '23:00'].map((hour) => {
		const { view, validUntil } = map(hour);
		return [view.first, validUntil];
	});
	expect(seen).toEqual([
		['globo-16h', at(`${day}T18:00`)],
		['globo-16h', at(`${day}T18:00`)],
		['globo-18h30', at(`${day}T20:30`)],
		['globo-18h30', at('2026-11-23T00:00')],
	]);
	expect(map('10:00').view.slots.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
		'globo-11h country',
		'globo-16h states',
		'globo-18h30 states',
	]);
});

test('a day without a map has no first one, and names the next day that has one where it was found', () => {
	const { view } = map('10:00', { games: games.slice(3), next: '2026-11-25' });
	expect([view.first, view.next, view.demo]).toEqual([undefined, '2026-11-25', undefined]);
	expect(map('10:00', { games: [{ ...games[0], demo: true }] }).view.demo).toBe(true);
});
