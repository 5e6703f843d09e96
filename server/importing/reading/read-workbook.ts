import readXlsxFile from 'read-excel-file/node';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { Sheet, TableRow } from '#core/importing/table/table-field.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { unpackedSize } from '#server/importing/source/unpacked-size.ts';

const MEGABYTE = 2 ** 20;
/** A workbook of 100 thousand games unpacks to about 40 MB. */
const LIMIT_MB = 160;
const MOST_COLUMNS = 2_000;
const MOST_ROWS = 200_000;
const MINUTE = 60_000;
/** A time without a date is an instant before the first day of the spreadsheet calendar. */
const HOURS_ONLY_BEFORE = Date.UTC(1900, 0, 2);

/**
 * An instant as text: the day, the hour, or both. Rounds seconds, because spreadsheets store
 * fractions of days.
 */
function momentText(moment: Date): string {
	const time = Math.round(moment.getTime() / MINUTE) * MINUTE;
	if (Number.isNaN(time)) return '';
	const written = new Date(time).toISOString();
	const hour = written.slice(11, 16);
	if (time < HOURS_ONLY_BEFORE) return hour;
	return hour === '00:00' ? written.slice(0, 10) : `${written.slice(0, 10)}T${hour}`;
}

function cellText(cell: unknown): string {
	if (cell === null || cell === undefined) return '';
	return (cell instanceof Date ? momentText(cell) : String(cell)).trim();
}

function toSheet(name: string, data: readonly (readonly unknown[])[]): Sheet {
	const wide = data
		.slice(0, MOST_ROWS)
		.findIndex((row) => row.slice(MOST_COLUMNS).some((cell) => cellText(cell) !== ''));
	return {
		...{ name, rows: toRows(data) },
		cut: { rows: data.length > MOST_ROWS ? MOST_ROWS : null, row: wide < 0 ? null : wide + 1 },
	};
}

/** Keeps the row numbers that the spreadsheet shows. */
function toRows(data: readonly (readonly unknown[])[]): TableRow[] {
	return data.slice(0, MOST_ROWS).flatMap((row, index) => {
		const cells = row.slice(0, MOST_COLUMNS).map(cellText);
		while (cells.at(-1) === '') cells.pop();
		return cells.length === 0 ? [] : [{ number: index + 1, cells }];
	});
}

function reasonOf(kind: 'cut' | 'big' | 'locked'): string {
	if (kind === 'big') return importReasons.sheetTooBig(LIMIT_MB);
	return kind === 'locked' ? importReasons.sheetLocked : importReasons.sheetCut;
}

/** Names the real type of a zip file that is not a workbook. */
function otherKind(names: readonly string[]): string {
	if (names.some((name) => name.startsWith('word/')))
		return importReasons.notReadable(importReasons.fileKinds.word);
	if (names.includes('mimetype') && names.includes('content.xml'))
		return importReasons.sheetOpenDocument;
	return importReasons.notReadable(importReasons.fileKinds.zip);
}

/**
 * Reads every sheet of an .xlsx workbook as text. The error is a sentence (pt-BR) with the problem
 * and its solution.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Result<Sheet[], string>> {
	const size = unpackedSize(bytes, LIMIT_MB * MEGABYTE);
	if (size.kind !== 'fits') return fail(reasonOf(size.kind));
	if (!size.names.some((name) => /^xl\/workbook[^/]*\.xml$/u.test(name)))
		return fail(otherKind(size.names));
	try {
		const sheets = await readXlsxFile(
			Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
		);
		return ok(sheets.map(({ sheet, data }) => toSheet(sheet, data)));
	} catch {
		// The library cannot parse the workbook: whatever it threw, the message says that the file is
		// damaged.
		return fail(importReasons.sheetCut);
	}
}
