import { expect, test } from 'vitest';
import { CHANNEL_GROUPS } from '#core/channels/channel.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';
import { MOST_SHEET, SHEET_MARK } from './kept.ts';
import { MOST_TEAMS, NO_PREFERENCES, type Preferences } from './preferences.ts';
import { readerSheet } from './reader-sheet.ts';
import { watchSelectors } from './selectors.ts';

const now = Date.parse('2026-11-21T18:00:00Z');
const sheetOf = (preferences: Partial<Preferences>) =>
	readerSheet({
		preferences: { ...NO_PREFERENCES, ...preferences },
		deviceZone: 'America/Sao_Paulo',
		now,
	});

test('nothing chosen makes no sheet, every choice one that the head of a page takes over', () => {
	expect(sheetOf({})).toBe('');
	expect(sheetOf({ uf: 'PE' }).startsWith(SHEET_MARK)).toBe(true);
	expect(sheetOf({ clock: 'aparelho' })).toBe(SHEET_MARK);
});

test('the hour of another clock is looked up by what <time datetime> says, with the day where it is another', () => {
	const sheet = sheetOf({ clock: 'manaus' });
	for (const rule of [
		'[datetime^="2026-11"]',
		'&[datetime*="T21:"]{--h0:"20h"',
		'--h0:"23h";--d0:" (dia anterior)"',
		'&[datetime*=":30:00"]{--m:"30"',
	])
		expect(sheet).toContain(rule);
	expect(sheet).toContain('" em Manaus"');
});

test('the rows of own channels are marked in the grid, by channel or whole group; not where every one is', () => {
	expect(sheetOf({ channels: ['sportv'], groups: ['aberta'] })).toContain(
		'.tvg-row:is([data-group="aberta"],[data-channel="sportv"]) th::after{display:block;color:var(--grass);font-size:.8125rem;font-weight:700;content:"✓ Meu canal"',
	);
	for (const none of [{ uf: 'PE' as const }, { groups: [...CHANNEL_GROUPS] }])
		expect(sheetOf(none)).not.toContain('.tvg-row');
});

test('everything chosen one by one still fits', () => {
	const { channels, teams } = shippedReference();
	const sheet = sheetOf({
		uf: 'PE',
		channels: channels.map(({ id }) => id),
		teams: teams.slice(0, MOST_TEAMS).map(({ id, name }) => ({ id, name })),
		clock: 'noronha',
		largeText: true,
		plainList: true,
	});
	expect(sheet.length).toBeLessThan(MOST_SHEET);
});

test('braces and quotes of a sheet are in balance, whatever is chosen', () => {
	for (const uf of [null, 'PE'] as const)
		for (const groups of [[], ['aberta'], [...CHANNEL_GROUPS]] as const) {
			const sheet = sheetOf({
				uf,
				groups: [...groups],
				channels: ['globo'],
				teams: [{ id: 'sport', name: 'Sport' }],
				clock: 'acre',
				plainList: true,
			});
			const count = (character: string) => sheet.split(character).length;
			expect([count('{'), count('(') - count(')'), count('"') % 2]).toEqual([count('}'), 0, 1]);
		}
});

test('a reader of whom nothing is known that could tell is told nothing', () => {
	expect(watchSelectors(NO_PREFERENCES)).toMatchObject({ yes: null, possible: null });
	expect(watchSelectors({ ...NO_PREFERENCES, uf: 'PE' }).yes).toBeNull();
});
