import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutPersonalData } from './personal-data.ts';
import { claimOf, REPORT_TEXT, reportSchema } from './report.ts';

const read = (over: object) =>
	reportSchema.safeParse({ game: 'flamengo-vs-palmeiras-2026-11-20', kind: 'channel', ...over });

test('a report needs a kind, and only "other" needs a text', () => {
	expect(read({}).data).toEqual({
		game: 'flamengo-vs-palmeiras-2026-11-20',
		kind: 'channel',
		text: '',
		link: '',
	});
	expect(read({ kind: 'other', text: ' x ' }).success).toBe(false);
	expect(read({ kind: 'other', text: 'O estádio é outro' }).success).toBe(true);
	expect(read({ kind: 'betting' }).success).toBe(false);
	expect(read({ game: '' }).success).toBe(false);
});

test.each(['javascript:alert(1)', 'ftp://a.example/x', 'https://u:p@a.example/', 'a b', '//x'])(
	'the link %s is refused',
	(link) => {
		expect(read({ link }).success).toBe(false);
	},
);

test('any text becomes one short line without control characters', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary', maxLength: 2 * REPORT_TEXT }), (text) => {
			const { data } = read({ text });
			expect([...(data?.text ?? '')].length).toBeLessThanOrEqual(REPORT_TEXT + 20);
			expect(data?.text).not.toMatch(/[\p{Cc}\u202e]/u);
		}),
	);
});

test.each([
	['passa na Globo, me liga 11 98765-4321', 'passa na Globo, me liga [número retirado]'],
	['ana@example.org viu', '[e-mail retirado] viu'],
	['CPF 123.456.789-09', 'CPF [número retirado]'],
	['é às 21h30 de 28/11/2026', 'é às 21h30 de 28/11/2026'],
	['2026-11-28, 16:00', '2026-11-28, 16:00'],
])('%s loses its personal data', (text, kept) => {
	expect(withoutPersonalData(text)).toBe(kept);
});

test('masking twice changes nothing more', () => {
	fc.assert(
		fc.property(fc.string(), (text) => {
			const once = withoutPersonalData(text);
			expect(withoutPersonalData(once)).toBe(once);
		}),
	);
});

test('alike reports have one key: a channel by its id, an hour in any form, other words normalised', () => {
	const key = (kind: 'channel' | 'kickoff' | 'off' | 'other', text: string, id?: string) =>
		claimOf({ kind, text }, id ?? null).key;
	expect(key('channel', 'TV Globo', 'globo')).toBe('globo');
	expect(key('channel', 'Canal Ônibus')).toBe(key('channel', 'canal onibus!'));
	expect(
		new Set(['21h30', '21:30', 'às 21h30 em ponto'].map((text) => key('kickoff', text))),
	).toEqual(new Set(['21:30']));
	expect(key('kickoff', '9h')).toBe('09:00');
	expect(key('kickoff', 'mais tarde')).toBe('mais tarde');
	expect(key('kickoff', '99h99')).toBe('99h99');
	expect(key('off', 'adiado')).toBe(key('off', ''));
});
