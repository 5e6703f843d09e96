import type { TableRow } from './table-field.ts';

const DELIMITERS = [',', ';', '\t', '|', ':'] as const;
const SAMPLE_LINES = 60;
/**
 * Longest quoted cell in characters: beyond it the quote counts as unclosed, and is literal text.
 */
const LONGEST_QUOTED = 20_000;
const MOST_CELLS = 2_000;
/** After this many unclosed quotes, all quotes are literal: searching for each end is slow. */
const MOST_UNCLOSED = 40;

/**
 * End offset of the cell closed by the quote at `mark`, after trailing spaces. Null when something
 * else follows.
 */
function closingEnd(text: string, mark: number, delimiter: string): number | null {
	let end = mark + 1;
	while (text[end] === ' ' || (text[end] === '\t' && delimiter !== '\t')) end++;
	const next = text[end];
	return next === undefined || next === delimiter || next === '\n' || next === '\r' ? end : null;
}

/**
 * The quoted cell at `start` (its opening quote), with its text and end offset; null when it is
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
		// A doubled quote stands for one; a stray quote inside a cell is kept.
		cell += '"';
		from = mark + (doubled ? 2 : 1);
	}
}

/** Reads the quoted cell at an offset, until there are too many unclosed quotes. */
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

/** End offset of a plain cell: the next delimiter or line break. */
function plainEnd(text: string, start: number, delimiter: string): number {
	for (let at = start; at < text.length; at++) {
		const character = text[at];
		if (character === delimiter || character === '\n' || character === '\r') return at;
	}
	return text.length;
}

/** The cells of one row. `isCut`: filled cells beyond the limit were dropped. */
export type DelimitedRow = TableRow & { isCut: boolean };

function addCell(row: DelimitedRow, cell: string, share: (cell: string) => string): void {
	if (row.cells.length < MOST_CELLS) row.cells.push(share(cell.trim()));
	else row.isCut ||= cell.trim() !== '';
}

/** Maximum number of distinct cells that are shared. */
const MOST_SHARED = 50_000;

/** Interns cells: a long table repeats the same few hundred words. */
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

/** Copies a string: a slice would keep the whole source text in memory. */
function ownCopy(piece: string): string {
	return JSON.parse(JSON.stringify(piece));
}

/** Offset after the line break at `end`; '\r\n' is a single one. */
function behindBreak(text: string, end: number): number {
	return end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
}

/**
 * Yields the rows of a text one by one, so that a long table is in memory only once. Splits at a
 * delimiter (RFC 4180) and at any line breaks; quoted cells may contain both. Each row keeps the
 * number of its first line. Empty rows are skipped.
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

/** The first rows of a text as a list. */
export function splitDelimited(
	text: string,
	delimiter: string,
	mostRows = Number.POSITIVE_INFINITY,
): TableRow[] {
	return [...walkDelimited(text, delimiter, mostRows)];
}

/** How well a delimiter fits: the share of rows with the same width, weighted by that width. */
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
 * The delimiter of a table: Excel's 'sep=;', or else the one that gives most rows the same width.
 * ':' ranks last, because hours contain it.
 */
export function findDelimiter(text: string): { delimiter: string; fitness: number; start: number } {
	const stated = /^\uFEFF?sep=(.)\r?\n/iu.exec(text);
	if (stated?.[1]) return { delimiter: stated[1], fitness: 1, start: stated[0].length };
	const sample = text.slice(0, 40_000);
	const ranked = DELIMITERS.map((delimiter) => ({
		delimiter,
		fitness: fitness(sample, delimiter) * (delimiter === ':' ? 0.3 : 1),
		start: 0,
	}));
	return ranked.reduce((best, one) => (one.fitness > best.fitness + 0.001 ? one : best));
}
