import { expect, test } from 'vitest';
import { sidesOfAddress, teamsOfAddress } from './address-sides.ts';

test('the sides of the address of a game, with or without its day', () => {
	for (const [slug, sides] of [
		['flamengo-vs-nowhere-2026-11-23', ['flamengo', 'nowhere']],
		['flamengo-vs-palmeiras-2026-11-23-feminino', ['flamengo', 'palmeiras']],
		['flamengo-x-sao-paulo', ['flamengo', 'sao-paulo']],
		['schalke-04-vs-hertha-2026-11-23', ['schalke-04', 'hertha']],
		['flamengo-vs-vasco-23-11', ['flamengo', 'vasco']],
		['flamengo', []],
		['-vs-', []],
	] as const)
		expect([slug, sidesOfAddress(slug)]).toEqual([slug, sides]);
});

test('only a side that means one team alone is that team', () => {
	const known = {
		ids: new Map([['flamengo', 1]]),
		names: new Map([
			['mengao', ['flamengo']],
			['inter', ['internacional', 'inter-de-milao']],
			['verdao', ['palmeiras']],
		]),
	};
	expect(teamsOfAddress('mengao-vs-verdao-2026-11-23', known)).toEqual(['flamengo', 'palmeiras']);
	expect(teamsOfAddress('inter-vs-nowhere-2026-11-23', known)).toEqual([]);
	expect(teamsOfAddress('mengao-x-flamengo', known)).toEqual(['flamengo']);
});
