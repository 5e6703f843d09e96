import type { TableRow } from './table-field.ts';

const DELIMITERS = [',', ';', '\t', '|', ':'] as const;
const SAMPLE_LINES = 60;
/**
 * A quoted cell that goes on for longer than this was never closed: its mark is taken for a letter.
 */
const LONGEST_QUOTED = 20_000;
const MOST_CELLS = 2_000;
/**
 * After so many marks that were never closed, a mark is a letter in the whole text: looking for
 * each one's end takes time.
 */
const MOST_UNCLOSED = 40;

/**
 * Where the mark at `mark` closes a cell: behind it and the space after it. Null where something
 * else follows.
 */
function closingEnd(text: string, mark: number, delimiter: string): number | null {
	let end = mark + 1;
	while (text[end] === ' ' || (text[end] === '\t' && delimiter !== '\t')) end++;
	const next = text[end];
	return next === undefined || next === delimiter || next === '\n' || next === '\r' ? end : null;
}

/**
 * A quoted cell at `start` (its opening mark): its text and the place behind it; null where it is
 * never closed.
 */
function quotedCell(
	text: string,
	start: number,
	delimiter: string,
): { cell: string; end: number } | null {
	let from = start + 1;
	let cell = '';
	for (;;) {
		const mark = text.indexOf('"', from);
		if (mark < 0 || mark - start > LONGEST_QUOTED) return null;
		cell += text.slice(from, mark);
		const doubled = text[mark + 1] === '"';
		const end = doubled ? null : closingEnd(text, mark, delimiter);
		if (end !== null) return { cell, end };
		// Doubled it means itself; inside of an unfinished cell it is kept as it stands.
		cell += '"';
		from = mark + (doubled ? 2 : 1);
	}
}

/** Reads the quoted cell at a place, while marks are still closed as a rule. */
function quoteReader(
	text: string,
	delimiter: string,
): (at: number) => ReturnType<typeof quotedCell> {
	let unclosed = 0;
	return (at) => {
		if (text[at] !== '"' || unclosed >= MOST_UNCLOSED) return null;
		const cell = quotedCell(text, at, delimiter);
		if (cell === null) unclosed++;
		return cell;
	};
}

/** Where a plain cell ends: the next delimiter or line break. */
function plainEnd(text: string, start: number, delimiter: string): number {
	for (let at = start; at < text.length; at++) {
		const character = text[at];
		if (character === delimiter || character === '\n' || character === '\r') return at;
	}
	return text.length;
}

/** The cells of one row; those beyond the bound are left out. */
export type DelimitedRow = TableRow & { isCut: boolean };

function addCell(row: DelimitedRow, cell: string, share: (cell: string) => string): void {
	if (row.cells.length < MOST_CELLS) row.cells.push(share(cell.trim()));
	else row.isCut ||= cell.trim() !== '';
}

/** So many different cells are kept once each. */
const MOST_SHARED = 50_000;

/** A long table repeats the same few hundred words: each is in memory once. */
function sharedCells(): (cell: string) => string {
	const cells = new Map<string, string>();
	return (cell) => {
		const known = cells.get(cell);
		if (known !== undefined) return known;
		if (cells.size >= MOST_SHARED) return cell;
		const own = ownCopy(cell);
		cells.set(own, own);
		return own;
	};
}

/**
 * A piece of a text keeps the whole of it in memory: what outlives the reading is a text of its
 * own.
 */
function ownCopy(piece: string): string {
	return JSON.parse(JSON.stringify(piece));
}

/** Behind the line break at a place: '\r\n' is one. */
function behindBreak(text: string, end: number): number {
	return end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
}

/**
 * The rows of a text, one after the other, so that a long table is in memory once: split at a
 * delimiter (RFC 4180), line breaks of any kind; quoted cells may hold both. Each row keeps the
 * number of its first line; empty ones are left out.
 */
export function* walkDelimited(
	text: string,
	delimiter: string,
	mostRows: number,
): Generator<DelimitedRow> {
	let [at, line, left] = [0, 1, mostRows];
	let row: DelimitedRow = { number: 1, cells: [], isCut: false };
	const quotedAt = quoteReader(text, delimiter);
	const share = sharedCells();
	while (at <= text.length && left > 0) {
		const quoted = quotedAt(at);
		const end = quoted?.end ?? plainEnd(text, at, delimiter);
		const cell = quoted?.cell ?? text.slice(at, end);
		addCell(row, cell, share);
		if (quoted) line += cell.split(/\r\n|[\n\r]/u).length - 1;
		if (text[end] === delimiter) {
			at = end + 1;
			continue;
		}
		if (row.isCut || row.cells.some((one) => one !== '')) {
			left--;
			yield row;
		}
		line += 1;
		row = { number: line, cells: [], isCut: false };
		if (end >= text.length) break;
		at = behindBreak(text, end);
	}
}

/** The first rows of a text, at once. */
export function splitDelimited(
	text: string,
	delimiter: string,
	mostRows = Number.POSITIVE_INFINITY,
): TableRow[] {
	return [...walkDelimited(text, delimiter, mostRows)];
}

/** How well a delimiter fits: rows of the same width count, wider ones more. */
function fitness(text: string, delimiter: string): number {
	const rows = splitDelimited(text, delimiter, SAMPLE_LINES);
	const widths = rows.map(({ cells }) => cells.length).filter((width) => width > 1);
	if (widths.length === 0) return 0;
	const counts = new Map<number, number>();
	for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
	const [width, same] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [0, 0];
	return (same / rows.length) * Math.min(width, 12) ** 0.5;
}

/**
 * The delimiter of a table: Excel's own 'sep=;', else the one by which most rows have the same
 * width. Hours hold ':' — it comes last.
 */
export function findDelimiter(text: string): { delimiter: string; fitness: number; start: number } {
	const told = /^\uFEFF?sep=(.)\r?\n/iu.exec(text);
	if (told?.[1]) return { delimiter: told[1], fitness: 1, start: told[0].length };
	const sample = text.slice(0, 40_000);
	const ranked = DELIMITERS.map((delimiter) => ({
		delimiter,
		fitness: fitness(sample, delimiter) * (delimiter === ':' ? 0.3 : 1),
		start: 0,
	}));
	return ranked.reduce((best, one) => (one.fitness > best.fitness + 0.001 ? one : best));
}
