import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { ImportFormat, ImportReading } from '#core/importing/draft-game.ts';
import { readDocument } from '#server/importing/reading/read-document.ts';
import { shippedNaming } from '#server/reference/naming.ts';
import { readSource } from './read-source.ts';

const naming = await shippedNaming();

function source(
	bytes: Uint8Array | string,
	over: { fileName?: string; format?: ImportFormat } = {},
) {
	const content = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
	return {
		bytes: content,
		fileName: over.fileName ?? 'jogos',
		format: over.format ?? null,
		referenceDate: '2026-11-21',
	};
}

function shown({ games }: ImportReading): string[] {
	return games.map(
		({ line, kickoffAt, date, home, away }) =>
			`${line} ${kickoffAt ?? date} ${home.teamId} x ${away.teamId}`,
	);
}

type Cell = { value: string | number | Date; type?: typeof Date; format?: string } | null;

async function workbook(rows: Cell[][]): Promise<Uint8Array> {
	return writeXlsxFile(rows).toBuffer();
}

const cell = (value: string | number): Cell => ({ value });
const GAMES = [
	[],
	[cell('Tabela do Brasileirão Série A')],
	[cell('Data'), cell('Hora'), cell('Mandante'), cell('Visitante'), cell('Onde assistir')],
	[
		{ value: new Date('2026-11-21T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
		{ value: 0.8958333333, format: 'hh:mm' },
		cell('Santos'),
		cell('Remo'),
		cell('Premiere'),
	],
	[],
	[
		{ value: new Date('2026-11-22T18:30:00Z'), type: Date, format: 'dd/mm/yyyy hh:mm' },
		null,
		cell('Bahia'),
		cell('Vitória'),
		cell('Globo (BA)'),
	],
	[cell('30/02/2026'), cell('16h'), cell('Flamengo'), cell('Grêmio')],
] satisfies Cell[][];

test('a workbook: days and hours as Excel keeps them, rows numbered as the spreadsheet numbers them', async () => {
	const reading = await readDocument(source(await workbook(GAMES)), naming);
	expect(reading.format).toBe('xlsx');
	expect(shown(reading)).toEqual([
		'4 2026-11-22T00:30:00Z santos x remo',
		'6 2026-11-22T21:30:00Z bahia x vitoria',
	]);
	expect(reading.games[1]?.broadcasts).toMatchObject([{ channelId: 'globo', include: ['BA'] }]);
	expect(reading.games[0]?.competition).toMatchObject({ competitionId: 'brasileirao-a' });
	expect(reading.ignored).toMatchObject([{ line: 7, reason: 'A data “30/02/2026” não existe.' }]);
});

const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** A zip of one deflated entry, whose directory may lie about its size. */
function zipOf(name: string, content: Buffer, statedSize = content.length): Uint8Array {
	const packed = deflateRawSync(content);
	const entry = Buffer.alloc(30);
	entry.writeUInt32LE(0x04034b50, 0);
	entry.writeUInt16LE(8, 8);
	entry.writeUInt32LE(packed.length, 18);
	entry.writeUInt32LE(statedSize, 22);
	entry.writeUInt16LE(name.length, 26);
	const central = Buffer.alloc(46);
	central.writeUInt32LE(0x02014b50, 0);
	central.writeUInt16LE(8, 10);
	central.writeUInt32LE(packed.length, 20);
	central.writeUInt32LE(statedSize, 24);
	central.writeUInt16LE(name.length, 28);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(0x06054b50, 0);
	end.writeUInt16LE(1, 8);
	end.writeUInt16LE(1, 10);
	end.writeUInt32LE(46 + name.length, 12);
	end.writeUInt32LE(30 + name.length + packed.length, 16);
	return Buffer.concat([entry, Buffer.from(name), packed, central, Buffer.from(name), end]);
}

test('F24 files that are no sheet, protected, cut or bombs: a sentence that says what to do', async () => {
	const whole = await workbook(GAMES);
	const bomb = Buffer.alloc(170 * 2 ** 20, 0x20);
	const files: [Uint8Array, string][] = [
		[whole.subarray(0, whole.length / 2), importReasons.sheetCut],
		[
			Buffer.concat([Buffer.from(COMPOUND), Buffer.from('EncryptedPackage', 'utf16le')]),
			importReasons.sheetLocked,
		],
		[
			Buffer.concat([Buffer.from(COMPOUND), Buffer.from('Workbook', 'utf16le')]),
			importReasons.sheetOld,
		],
		[zipOf('xl/workbook.xml', bomb), importReasons.sheetTooBig(160)],
		[zipOf('xl/workbook.xml', bomb, 100), importReasons.sheetTooBig(160)],
		[zipOf('xl/workbook.xml', Buffer.from('<broken')), importReasons.sheetCut],
		[
			zipOf('word/document.xml', Buffer.from('<a/>')),
			importReasons.notReadable(importReasons.fileKinds.word),
		],
		[Buffer.from('%PDF-1.7'), importReasons.notReadable(importReasons.fileKinds.pdf)],
		[
			Buffer.from([1, 2, 3, 4, 5, 6, 7, 8]),
			importReasons.notReadable(importReasons.fileKinds.binary),
		],
	];
	for (const [bytes, reason] of files) {
		const reading = await readDocument(source(bytes), naming);
		expect(reading).toMatchObject({
			games: [],
			ignored: [{ line: 1, reason }],
			warnings: [reason],
		});
	}
	const text = await readDocument(source('Data;Mandante', { format: 'xlsx' }), naming);
	expect(text.warnings).toEqual([importReasons.notASheet]);
});

test('S5 the format by content: a table, an agenda, a calendar, a page, answers of APIs, our own export', async () => {
	const texts: [string, ImportFormat][] = [
		['Data;Hora;Mandante;Visitante\n21/11/2026;16h;Santos;Remo\n', 'csv'],
		['Sábado, 21/11\n16h – Santos x Remo – Premiere\n', 'agenda'],
		['BEGIN:VCALENDAR\nEND:VCALENDAR\n', 'ics'],
		['<!DOCTYPE html><html><body><p>16h – Santos x Remo</p></body></html>', 'html'],
		['= Brazil Serie A 2026\n\n▪ Round 1\nSat Nov 21\n  16.00  Santos v Remo\n', 'football-txt'],
		['{"matches":[{"utcDate":"2026-11-21T19:00:00Z"}]}', 'football-data-org'],
		['{"get":"fixtures","response":[]}', 'api-football'],
		['{"leagues":[],"events":[{"uid":"s:600~l:630","competitions":[]}]}', 'espn'],
		['{"events":[{"idEvent":"1","strEvent":"A vs B"}]}', 'thesportsdb'],
		['{"format":"guia-de-jogos","version":1,"games":[]}', 'guia'],
		['{"name":"x","matches":[]}', 'openfootball-json'],
	];
	for (const [text, format] of texts)
		expect([(await readDocument(source(text), naming)).format, text]).toEqual([format, text]);
});

test('a thread reads what a file holds; it is killed when it takes too long, and a file that is too large is not begun', async () => {
	const text = 'Sábado, 21/11/2026\n16h – Santos x Remo – Premiere\n';
	expect(shown(await readSource(source(text), naming))).toEqual([
		'2 2026-11-21T19:00:00Z santos x remo',
	]);
	const late = await readSource(source(text), naming, { limits: { baseMs: 1, perMegabyteMs: 0 } });
	expect(late.ignored[0]?.reason).toBe(importReasons.tookTooLong(0));
	const large = await readSource(source(text), naming, { limits: { bytes: 10 } });
	expect(large.warnings).toEqual([importReasons.fileTooBig(1, 0)]);
	await expect(
		readSource(source(text), naming, { signal: AbortSignal.abort(new Error('enough')) }),
	).rejects.toThrow('enough');
});
