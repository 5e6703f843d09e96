import { createKnown, type Known } from '#core/importing/agenda/known/known.ts';
import { parseGameTitle } from '#core/importing/ical/summary.ts';
import type { ReadingContext } from '#core/importing/reading-context.ts';
import { dayOrderOf, isOpenCell, readCellDate } from './cell-date.ts';
import { readCellTime } from './cell-time.ts';
import type { TableField, TableRow } from './table-field.ts';

const SAMPLE = 60;
/** Minimum share of filled cells that must fit a meaning not given by the header. */
const ENOUGH = 0.6;

/** Sample of filled cells of a column from the first rows. */
export function sampleOf(rows: readonly TableRow[], column: number): string[] {
	const cells: string[] = [];
	for (const row of rows) {
		const cell = row.cells[column] ?? '';
		if (!isOpenCell(cell)) cells.push(cell);
		if (cells.length >= SAMPLE) break;
	}
	return cells;
}

function share(cells: readonly string[], fits: (cell: string) => boolean): number {
	return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
}

/** Whether a cell holds only a date, or a date with its hour. */
function isDate(cell: string): boolean {
	if (!/\d/u.test(cell) || cell.length > 45) return false;
	const found = readCellDate(cell, dayOrderOf([cell]), '2026-01-01');
	return (
		found?.date != null && (found.rest.trim() === '' || readCellTime(found.rest, false) !== null)
	);
}

function isTime(cell: string): boolean {
	return (
		/^\s*\d/u.test(cell) &&
		cell.length <= 30 &&
		readCellTime(cell, false)?.time != null &&
		!isDate(cell)
	);
}

function isMoment(cell: string): boolean {
	const found = isDate(cell) ? readCellDate(cell, dayOrderOf([cell]), null) : null;
	return found !== null && found.rest.trim() !== '';
}

function isMatchup(cell: string): boolean {
	return /\s(?:x|vs?\.?|×|@|[-–—])\s/iu.test(cell) && parseGameTitle(cell) !== null;
}

/** How well the content of a column fits each meaning, 0 to 1. */
type Fits = Partial<Record<TableField, number>>;

function wordFits(cells: readonly string[], known: Known): Fits {
	return {
		matchup: share(cells, isMatchup),
		home: share(cells, (cell) => known.team(cell)),
		channels: share(cells, (cell) =>
			cell.split(/[,;/]|\s(?:e|\+)\s/u).some((name) => known.channel(name.trim())),
		),
		competition: share(cells, (cell) => known.competition(cell)),
	};
}

/** The meanings that the cells of a column fit. */
function fitsOf(cells: readonly string[], known: Known): Fits {
	if (cells.length === 0) return {};
	const moments = share(cells, isMoment);
	if (moments >= ENOUGH) return { datetime: moments };
	const [dates, times] = [share(cells, isDate), share(cells, isTime)];
	if (dates >= ENOUGH) return { date: dates };
	if (times >= ENOUGH) return { time: times };
	return share(cells, (cell) => /\p{L}{2}/u.test(cell)) < ENOUGH ? {} : wordFits(cells, known);
}

/**
 * Teams play at home and away, so two columns with the same names are the two sides, known or not.
 */
function overlap(a: readonly string[], b: readonly string[]): number {
	const [left, right] = [new Set(a), new Set(b)];
	if (Math.min(left.size, right.size) < 4) return 0;
	const both = [...left].filter((cell) => right.has(cell)).length;
	return both / Math.min(left.size, right.size);
}

const FREE_FIELDS = ['datetime', 'date', 'time', 'matchup', 'channels', 'competition'] as const;

/**
 * Finds the meanings that headers do not give. `free`: columns without a meaning. `found`: meanings
 * already assigned. Two columns of known teams, or of the same names, are home and away in that
 * order.
 */
export function findByContent(
	rows: readonly TableRow[],
	free: readonly number[],
	found: ReadonlySet<TableField>,
	context: ReadingContext,
): Map<number, TableField> {
	const known = createKnown(context);
	const columns = free.map((column) => ({ column, cells: sampleOf(rows, column) }));
	const fits = columns.map(({ column, cells }) => ({ column, cells, fits: fitsOf(cells, known) }));
	const given = new Map<number, TableField>();
	for (const field of FREE_FIELDS) {
		if (isGiven(field, found, given)) continue;
		const best = fits
			.filter(({ column }) => !given.has(column))
			.map(({ column, fits: of }) => ({ column, fit: of[field] ?? 0, home: of.home ?? 0 }))
			.filter(({ fit, home }) => fit >= ENOUGH && fit >= home)
			.sort((a, b) => b.fit - a.fit || a.column - b.column)[0];
		if (best) given.set(best.column, field);
	}
	if (
		found.has('home') ||
		found.has('away') ||
		found.has('opponent') ||
		found.has('matchup') ||
		hasField(given, 'matchup')
	)
		return given;
	const sides = findSides(fits.filter(({ column }) => !given.has(column)));
	if (sides) given.set(sides[0], 'home').set(sides[1], 'away');
	return given;
}

function hasField(given: ReadonlyMap<number, TableField>, field: TableField): boolean {
	return [...given.values()].includes(field);
}

function isGiven(
	field: TableField,
	found: ReadonlySet<TableField>,
	given: ReadonlyMap<number, TableField>,
): boolean {
	const has = (one: TableField) => found.has(one) || hasField(given, one);
	if (field === 'date') return has('date') || has('datetime');
	if (field === 'time') return has('time') || has('datetime');
	if (field === 'datetime') return has('datetime') || has('date');
	if (field === 'matchup') return has('matchup') || has('home');
	return has(field);
}

type FitColumn = { column: number; cells: string[]; fits: Fits };

function findSides(columns: readonly FitColumn[]): [number, number] | null {
	let best: { pair: [number, number]; fit: number } | null = null;
	for (const [index, left] of columns.entries()) {
		for (const right of columns.slice(index + 1)) {
			const fit = Math.max(
				Math.min(left.fits.home ?? 0, right.fits.home ?? 0),
				overlap(left.cells, right.cells),
			);
			if (fit >= 0.5 && (best === null || fit > best.fit))
				best = { pair: [left.column, right.column], fit };
		}
	}
	return best?.pair ?? null;
}
