import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { guessFormat } from './guess-format.ts';

const WORDS = 'Grêmio x São Paulo – 21h30';

test('reads UTF-8 and UTF-16 with and without a byte order mark', () => {
	const utf16 = Buffer.from(WORDS, 'utf16le');
	expect(decodeText(Buffer.from(WORDS))).toBe(WORDS);
	expect(decodeText(Buffer.from(`\uFEFF${WORDS}`))).toBe(WORDS);
	expect(decodeText(utf16)).toBe(WORDS);
	expect(decodeText(Buffer.from(`\uFEFF${WORDS}`, 'utf16le'))).toBe(WORDS);
	expect(decodeText(Buffer.from(utf16).swap16())).toBe(WORDS);
});

test('bytes that are no UTF-8 are Windows-1252', () => {
	expect(decodeText(Uint8Array.of(0x53, 0xe3, 0x6f))).toBe('São');
	expect(decodeText(Uint8Array.of(0x80, 0x96))).toBe('€–');
});

test('any bytes are some text', () => {
	fc.assert(
		fc.property(
			fc.uint8Array({ maxLength: 600 }),
			(bytes) => typeof decodeText(bytes) === 'string',
		),
	);
});

test('the content tells the format, then the name', () => {
	expect(guessFormat('BEGIN:VCALENDAR\r\n', 'jogos.txt')).toBe('ics');
	expect(guessFormat('\uFEFF{ "matches": [] }', 'x')).toBe('openfootball-json');
	expect(guessFormat("[ { time1: 'Santos', time2: 'Bahia', hora: '16h' } ]", 'x')).toBe('agenda');
	expect(guessFormat('{ id: 1, time1: "Santos" },', 'x.json')).toBe('agenda');
	expect(guessFormat('= Brasileiro Série A 2026\n', 'x')).toBe('football-txt');
	expect(guessFormat('', 'calendario.ICS')).toBe('ics');
	expect(guessFormat('olá', 'x.doc')).toBe(null);
});
