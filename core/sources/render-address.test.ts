import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#core/site/dates.ts';
import type { SeasonRule } from './game-source.ts';
import { isSameOrigin, renderAddress, shownAddress } from './render-address.ts';

const at = (day: string, season: SeasonRule = 'year') => ({ day, season });
const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('1990-01-01', count));

describe('the address of a day', () => {
	test.each([
		['{dia} {dia-compacto}', '2026-11-20', 'year', '2026-11-20 20261120'],
		['{de} {ate}', '2026-12-28', 'year', '2026-12-27 2027-01-05'],
		['{de-compacto}-{ate-compacto}', '2027-01-01', 'year', '20261231-20270109'],
		['{temporada} {temporada-curta} {temporada-longa}', '2026-06-30', 'year', '2026 2026 2026'],
		['{temporada} {temporada-curta}', '2026-06-30', 'autumn', '2025 2025-26'],
		['{temporada-curta} {temporada-longa}', '2026-07-01', 'autumn', '2026-27 2026-2027'],
		['{temporada-curta} {ano}', '1999-12-31', 'autumn', '1999-00 1999'],
		['{temporada-curta} {ano}', '2027-01-01', 'autumn', '2026-27 2027'],
		['{outra} {CHANNEL}', '2027-01-01', 'year', '{outra} {CHANNEL}'],
	] as const)('%s on %s is %s %s', (template, day, season, shown) => {
		expect(shownAddress(template, at(day, season))).toBe(shown);
	});

	test('any day and key make one address, which holds the key whole and nothing else of it', () => {
		fc.assert(
			fc.property(days, fc.string({ minLength: 1, unit: 'grapheme' }), (day, key) => {
				const made = renderAddress('https://a.example/{dia}/?k={chave}&x=1', at(day), key);
				const url = new URL(made.ok ? made.value : '');
				expect([url.origin, url.pathname]).toEqual(['https://a.example', `/${day}/`]);
				expect(url.searchParams.get('k')).toBe(key);
				expect(url.searchParams.get('x')).toBe('1');
			}),
		);
	});

	test('an address that cannot be asked is refused, and a key is never shown', () => {
		const today = at(dayOf(Date.UTC(2026, 10, 20)));
		const render = (template: string, key: string | null = null) =>
			renderAddress(template, today, key);
		expect(render('https://a.example/{competicao}')).toMatchObject({ error: 'competition' });
		expect(render('https://a.example/{chave}')).toMatchObject({ error: 'no-key' });
		for (const template of ['ftp://a.example', 'a.example', 'https://u:p@a.example/', 'file:///x'])
			expect([template, render(template)]).toMatchObject([template, { error: 'address' }]);
		expect(shownAddress('https://a.example/{chave}/x', today)).toBe('https://a.example/…/x');
	});

	test('a key stays with its scheme, host and port', () => {
		const own = 'https://a.example/{dia}';
		expect(isSameOrigin(own, ' https://A.example:443/other')).toBe(true);
		for (const other of ['http://a.example/', 'https://b.example/', 'https://{ano}/', 'x'])
			expect([other, isSameOrigin(own, other)]).toEqual([other, false]);
		expect(isSameOrigin('x', 'x')).toBe(false);
	});
});
