import { Parser } from 'htmlparser2';
import type { TableRow } from '#core/importing/table/table-field.ts';

/** `level`: 1 to 6 for a heading, 0 for the page title, 7 for a caption; null for other text. */
export type PageBlock = { line: number; text: string; level: number | null };

/**
 * A row's `number` is its line in the source. `from`, `to`: the range of page blocks inside the
 * table.
 */
export type PageTable = { caption: string | null; rows: TableRow[]; from: number; to: number };

/** The parts of a saved page: its text blocks, its tables, and its structured data. */
export type PageParts = {
	/** Text blocks, each with the source line where it begins. */
	blocks: PageBlock[];
	tables: PageTable[];
	/** JSON-LD scripts, each with the line where it begins. */
	data: { line: number; text: string }[];
};

const SILENT = new Set([
	'script',
	'style',
	'noscript',
	'template',
	'svg',
	'iframe',
	'object',
	'select',
	'textarea',
	'button',
]);
const BLOCKS = new Set(
	'address article aside blockquote body br caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html li main nav ol p pre section summary table tbody tfoot thead title tr ul'.split(
		' ',
	),
);
const MOST_BLOCKS = 100_000;
const MOST_CELLS = 400;
/**
 * No real page is deeper, and the parser's cost per element grows with the number of open elements.
 */
const DEEPEST = 1_000;
const PIECE = 16_384;

type OpenTable = {
	caption: string | null;
	rows: TableRow[];
	cells: string[] | null;
	cell: string[] | null;
	line: number;
	from: number;
};

function tidy(text: string): string {
	return text.replace(/\s+/gu, ' ').trim();
}

/** Returns the line of an offset; offsets must not decrease. */
function lineCounter(text: string): (offset: number) => number {
	let [at, line] = [0, 1];
	return (offset) => {
		while (at < offset) {
			if (text.charCodeAt(at) === 10) line++;
			at++;
		}
		return line;
	};
}

const CAPTION = 7;

function levelOf(name: string): number | null {
	if (name === 'title') return 0;
	if (name === 'caption') return CAPTION;
	return /^h[1-6]$/.test(name) ? Number(name[1]) : null;
}

class PageReader {
	readonly parts: PageParts = { blocks: [], tables: [], data: [] };
	readonly #tables: OpenTable[] = [];
	readonly #lineOf: (offset: number) => number;
	#silent = 0;
	#block: string[] = [];
	#blockLine = 1;
	#script: { line: number; text: string[] } | null = null;

	constructor(html: string) {
		this.#lineOf = lineCounter(html);
	}

	open(name: string, attributes: Record<string, string>, offset: number): void {
		if (name === 'script' && /ld\+json/iu.test(attributes.type ?? ''))
			this.#script = { line: this.#lineOf(offset), text: [] };
		if (SILENT.has(name)) this.#silent++;
		if (this.#silent > 0) return;
		if (name === 'td' || name === 'th') this.#openCell();
		else if (BLOCKS.has(name)) this.#endBlock();
		if (name === 'table')
			this.#tables.push({
				caption: null,
				rows: [],
				cells: null,
				cell: null,
				line: this.#lineOf(offset),
				from: this.parts.blocks.length,
			});
		if (name === 'tr') this.#openRow(offset);
	}

	text(text: string, offset: number): void {
		if (this.#script) this.#script.text.push(text);
		if (this.#silent > 0 || text === '') return;
		this.#tables.at(-1)?.cell?.push(text);
		if (this.#block.length === 0 && text.trim() === '') return;
		if (this.#block.length === 0) this.#blockLine = this.#lineOf(offset);
		this.#block.push(text);
	}

	close(name: string): void {
		if (SILENT.has(name)) this.#silent = Math.max(0, this.#silent - 1);
		if (name === 'script' && this.#script) {
			this.parts.data.push({ line: this.#script.line, text: this.#script.text.join('') });
			this.#script = null;
		}
		if (this.#silent > 0) return;
		if (name === 'td' || name === 'th') this.#closeCell();
		if (name === 'tr') this.#closeRow();
		if (name === 'table') this.#closeTable();
		else if (BLOCKS.has(name)) this.#endBlock(levelOf(name));
	}

	end(): void {
		while (this.#tables.length > 0) this.#closeTable();
		this.#endBlock();
	}

	#openCell(): void {
		this.#closeCell();
		const table = this.#tables.at(-1);
		if (!table) return;
		table.cells ??= [];
		table.cell = [];
		// In the page text, the cells of a row stay on one line.
		if (this.#block.length > 0) this.#block.push(' | ');
	}

	#closeCell(): void {
		const table = this.#tables.at(-1);
		if (!table?.cell || !table.cells) return;
		if (table.cells.length < MOST_CELLS) table.cells.push(tidy(table.cell.join('')));
		table.cell = null;
	}

	#openRow(offset: number): void {
		this.#closeRow();
		const table = this.#tables.at(-1);
		if (!table) return;
		table.line = this.#lineOf(offset);
		table.cells = [];
	}

	#closeRow(): void {
		this.#closeCell();
		const table = this.#tables.at(-1);
		if (table?.cells?.some((cell) => cell !== ''))
			table.rows.push({ number: table.line, cells: table.cells });
		if (table) table.cells = null;
	}

	#closeTable(): void {
		this.#closeRow();
		const table = this.#tables.pop();
		const caption = this.#lastHeading();
		this.#endBlock();
		if (table === undefined || table.rows.length < 2) return;
		this.parts.tables.push({
			caption,
			rows: table.rows,
			from: table.from,
			to: this.parts.blocks.length,
		});
	}

	/** The text right above a table often describes it. */
	#lastHeading(): string | null {
		return this.parts.blocks.findLast(({ text }) => !text.includes(' | '))?.text ?? null;
	}

	#endBlock(level: number | null = null): void {
		// Line breaks inside a cell do not end the row.
		const inCell = this.#tables.at(-1)?.cell;
		if (inCell) {
			inCell.push(' ');
			if (this.#block.length > 0) this.#block.push(' ');
			return;
		}
		const text = tidy(this.#block.join(''));
		this.#block = [];
		if (text !== '' && this.parts.blocks.length < MOST_BLOCKS)
			this.parts.blocks.push({ line: this.#blockLine, text, level });
	}
}

/** Splits a saved page into its parts. Never throws; a truncated page is read up to its end. */
export function readPageParts(html: string): PageParts {
	const reader = new PageReader(html);
	let depth = 0;
	const parser = new Parser({
		onopentag(name, attributes) {
			depth++;
			if (depth <= DEEPEST) reader.open(name, attributes, parser.startIndex);
		},
		ontext: (text) => depth <= DEEPEST && reader.text(text, parser.startIndex),
		onclosetag(name) {
			if (depth <= DEEPEST) reader.close(name);
			depth--;
		},
	});
	// Parsed in pieces, so that excessive nesting stops the parser early.
	for (let start = 0; start < html.length && depth <= DEEPEST; start += PIECE)
		parser.write(html.slice(start, start + PIECE));
	reader.end();
	return reader.parts;
}
