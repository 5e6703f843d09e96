import { expect, test } from 'vitest';
import { chooseKept, isOutOfDay, listedPages, wantedAddresses } from './kept-days.ts';

const EVENING = Date.parse('2026-11-23T22:00:00-03:00');
const AFTER_MIDNIGHT = Date.parse('2026-11-24T00:10:00-03:00');
const kept =
	(...addresses: string[]) =>
	(address: string) =>
		addresses.includes(address);

test('on the day on which it was read a kept page is shown, a day later too where its words name no day', () => {
	expect(chooseKept('/jogos-de-hoje', EVENING - 3_600_000, EVENING, kept())).toEqual({
		kind: 'show',
	});
	expect(
		chooseKept('/onde-assistir/a-vs-b-2026-11-24', EVENING, EVENING + 86_400_000, kept()),
	).toEqual({ kind: 'show' });
});

test('after midnight "hoje" is the page of that date, and never the page of the day before', () => {
	const tomorrow = kept('/jogos/2026-11-24');
	for (const path of ['/', '/jogos-de-hoje'])
		expect(chooseKept(path, EVENING, AFTER_MIDNIGHT, tomorrow)).toEqual({
			kind: 'go',
			address: '/jogos/2026-11-24',
		});
	expect(chooseKept('/jogos-de-amanha', EVENING, AFTER_MIDNIGHT, tomorrow)).toEqual({
		kind: 'none',
	});
	expect(chooseKept('/jogos-de-ontem', null, AFTER_MIDNIGHT, kept('/jogos/2026-11-23'))).toEqual({
		kind: 'go',
		address: '/jogos/2026-11-23',
	});
	expect(chooseKept('/ao-vivo', EVENING, AFTER_MIDNIGHT, tomorrow)).toEqual({ kind: 'none' });
	expect(chooseKept('/times', null, AFTER_MIDNIGHT, tomorrow)).toEqual({ kind: 'none' });
	expect([
		isOutOfDay('/ao-vivo', EVENING, AFTER_MIDNIGHT),
		isOutOfDay('/times', EVENING, AFTER_MIDNIGHT),
	]).toEqual([true, false]);
});

test('today and tomorrow are kept under their dates too, with a bounded number of teams', () => {
	expect(wantedAddresses(EVENING, ['flamengo'])).toEqual([
		...[
			'/sem-conexao',
			'/jogos-de-hoje',
			'/jogos-de-amanha',
			'/jogos/2026-11-23',
			'/jogos/2026-11-24',
			'/time/flamengo',
		],
	]);
	expect(wantedAddresses(EVENING, Array(40).fill('x'))).toHaveLength(17);
});

test('a reader chooses among pages that are true now, and finds each day once', () => {
	const page = (address: string, now: number) => ({ address, keptAt: EVENING, now });
	const kept = [
		'/sem-conexao',
		'/jogos-de-hoje',
		'/jogos/2026-11-23',
		'/jogos-de-amanha',
		'/jogos/2026-11-24',
		'/time/flamengo',
	];
	const listed = (now: number) =>
		listedPages(kept.map((address) => page(address, now))).map(({ address }) => address);
	expect(listed(EVENING)).toEqual(['/jogos-de-hoje', '/jogos-de-amanha', '/time/flamengo']);
	expect(listed(AFTER_MIDNIGHT)).toEqual([
		'/jogos/2026-11-23',
		'/jogos/2026-11-24',
		'/time/flamengo',
	]);
});
