import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import { dayOfHeading } from './heading-day.ts';
import type { PageBlock, PageParts, PageTable } from './page-parts.ts';

/**
 * Facts from around a table that apply to its rows: the day of rows without one, the clock of their
 * hours.
 */
type Surroundings = { date: string | null; hours: HourEvidence[] };

/** Longest text, in characters, that counts as a heading right above a table. */
const SHORT = 80;
/** Pages have menus and comments: this many blocks before and after the tables are read. */
const MOST_BLOCKS = 300;

/** The facts around one table of a page. `reference` (YYYY-MM-DD) is for days without a year. */
export function surroundingsOf(
	parts: PageParts,
	table: PageTable,
	reference: string | null,
): Surroundings {
	const { blocks, tables } = parts;
	const own = sectionOf(parts, table);
	const first = tables[0]?.from ?? 0;
	const last = tables.at(-1)?.to ?? 0;
	const page = [
		...blocks.slice(Math.max(0, first - MOST_BLOCKS), first),
		...blocks.slice(last, last + MOST_BLOCKS),
	];
	const around = [...new Set([...own, ...page])];
	return {
		date: dayAbove(parts, table, reference),
		hours: around.flatMap(({ text }) => zonesOfText(text)),
	};
}

/** The blocks between the previous table and this one, and this one's caption. */
function sectionOf({ blocks, tables }: PageParts, { from, to }: PageTable): PageBlock[] {
	const before = Math.max(
		0,
		...tables.filter((other) => other.to <= from).map((other) => other.to),
	);
	return [
		...blocks.slice(before, from),
		...blocks.slice(from, to).filter(({ level }) => level !== null),
	];
}

/**
 * The day of the nearest heading whose section contains the table. A heading of the same level
 * without a day ends the earlier section.
 */
function dayAbove(parts: PageParts, table: PageTable, reference: string | null): string | null {
	const [caption] = parts.blocks.slice(table.from, table.to).filter(({ level }) => level !== null);
	const label = parts.blocks[table.from - 1];
	const near = [caption, label?.level === null && label.text.length <= SHORT ? label : undefined];
	for (const block of near) {
		const day = block === undefined ? null : dayOfHeading(block.text, reference);
		if (day !== null) return day.date;
	}
	let rank = Number.POSITIVE_INFINITY;
	for (const { level, text } of parts.blocks.slice(0, table.from).reverse()) {
		if (level === null || level >= rank) continue;
		const day = dayOfHeading(text, reference);
		if (day !== null) return day.date;
		rank = level;
	}
	return null;
}
