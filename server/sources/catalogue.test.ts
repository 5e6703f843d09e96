import { expect, test } from 'vitest';
import { dayOf } from '#core/site/dates.ts';
import { fillCompetition, holdsKey, renderAddress } from '#core/sources/render-address.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import { shippedCatalogue } from './read-catalogue.ts';

const catalogue = await shippedCatalogue();
const { reference } = await shippedNaming();
const DAYS = [
	dayOf(Date.now()),
	...['2026-06-30', '2026-07-01', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02'],
	'2028-02-29',
];

test('every template makes a valid address today and around the turn of the year', () => {
	for (const entry of catalogue) {
		const mapped = entry.kind === 'jogos' ? entry.competitions : [];
		const codes = mapped.length > 0 ? mapped : [{ code: '', season: 'year' as const }];
		for (const { code, season } of codes)
			for (const day of DAYS) {
				const template = fillCompetition(entry.template, code);
				const made = renderAddress(template, { day, season }, 'key');
				const address = made.ok ? made.value : made.error;
				expect([entry.id, address]).toEqual([
					entry.id,
					expect.stringMatching(/^https:\/\/[^{}]+$/),
				]);
				expect(address).not.toMatch(/%7B|undefined|null|NaN/i);
			}
	}
});

test('entries are named once, cover competitions of the guide, and ask for a key where it goes', () => {
	const ids = catalogue.map(({ id }) => id);
	expect(ids).toEqual([...new Set(ids)]);
	for (const entry of catalogue) {
		expect(entry.verified, entry.id).toBe(false);
		if (entry.kind !== 'jogos') continue;
		const { competitions, template, key } = entry;
		for (const { id } of competitions)
			expect([entry.id, reference.competitions.has(id)]).toEqual([entry.id, true]);
		expect([entry.id, template.includes('{competicao}')]).toEqual([
			...[entry.id, competitions.length > 0],
		]);
		const asksInAddress = key !== null && key.header === null;
		expect([entry.id, holdsKey(template)]).toEqual([entry.id, asksInAddress]);
	}
});
