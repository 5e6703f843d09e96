import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseFeedDate } from './feed-date.ts';

const iso = (text: string) => {
	const at = parseFeedDate(text);
	return at === null ? null : new Date(at).toISOString().replace('.000Z', 'Z');
};

test('dates of RFC 822 and its many variants', () => {
	const same = [
		...[
			'Sat, 21 Nov 2026 21:30:00 GMT',
			'Sat, 21 Nov 2026 18:30:00 -0300',
			'21 Nov 26 18:30 BRT',
			'Saturday, November 21, 2026 4:30 PM EST',
		],
		...[
			'Sat Nov 21 21:30:00 2026',
			'Sat Nov 21 21:30:00 +0000 2026',
			'Sat, 21 Nov 2026 18:30:00 GMT-03:00',
			'21-Nov-2026 21:30:00 UTC',
		],
		...['sat,  21 nov 2026 21:30:00 z (comment)', 'Nov 21 2026, 9:30 pm', '2026 Nov 21 21:30'],
	];
	for (const text of same) expect([text, iso(text)]).toEqual([text, '2026-11-21T21:30:00Z']);
});

test('dates of ISO 8601, shortened and squeezed', () => {
	const all: [string, string][] = [
		['2026-11-21T21:30:00Z', '2026-11-21T21:30:00Z'],
		['2026-11-21 18:30:00-03:00', '2026-11-21T21:30:00Z'],
		['2026-11-21 T 18:30:00 -03', '2026-11-21T21:30:00Z'],
		['20261121T213000Z', '2026-11-21T21:30:00Z'],
		['2026-11-21T21:30:00.25Z', '2026-11-21T21:30:00.250Z'],
		['2026-11-21T24:00:00Z', '2026-11-22T00:00:00Z'],
		['2026-11-21', '2026-11-21T00:00:00Z'],
		['2026-11', '2026-11-01T00:00:00Z'],
		['2026', '2026-01-01T00:00:00Z'],
		['2026-325', '2026-11-21T00:00:00Z'],
	];
	for (const [text, at] of all) expect([text, iso(text)]).toEqual([text, at]);
});

test('dates in Portuguese mean Brazilian time', () => {
	const same = [
		...[
			'sábado, 21 de novembro de 2026 às 18h30',
			'21/11/2026 18:30',
			'21/11/2026 às 18h30',
			'Sáb, 21 Nov 2026 18:30:00 -0300',
		],
		...['sab, 21 nov 2026 18:30:00', 'Sábado, 21 de Nov. de 2026, 18:30', '21.11.2026 - 18h30'],
	];
	for (const text of same) expect([text, iso(text)]).toEqual([text, '2026-11-21T21:30:00Z']);
	expect(iso('Seg, 5 Fev 2018 12:00:00')).toBe('2018-02-05T14:00:00Z');
	expect(iso('1º de março de 2026')).toBe('2026-03-01T03:00:00Z');
});

test('what is no date, or a day that does not exist, is none', () => {
	for (const text of [
		'',
		'ontem',
		'x',
		'31/02/2026',
		'2026-13-01',
		'Fri, 30 Feb 2026 10:00:00 GMT',
		'2026-11-21T25:00:00Z',
		'12',
		'Flamengo 3 x 1 em 2026',
	])
		expect([text, iso(text)]).toEqual([text, null]);
});

test('an instant written in any of the usual forms is read back; no text breaks the reader', () => {
	fc.assert(
		fc.property(
			fc.date({ min: new Date(0), max: new Date('2068-12-31'), noInvalidDate: true }),
			(date) => {
				const at = Math.floor(date.getTime() / 1_000) * 1_000;
				expect(parseFeedDate(new Date(at).toUTCString())).toBe(at);
				expect(parseFeedDate(new Date(at).toISOString())).toBe(at);
			},
		),
	);
	fc.assert(
		fc.property(
			fc.string(),
			(text) => parseFeedDate(text) === null || Number.isFinite(parseFeedDate(text)),
		),
	);
});
