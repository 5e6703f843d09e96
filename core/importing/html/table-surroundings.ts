import type { HourEvidence } from '#core/importing/hours/hour-evidence.ts';
import { zonesOfText } from '#core/importing/hours/written-zones.ts';
import { dayOfHeading } from './heading-day.ts';
import type { PageBlock, PageParts, PageTable } from './page-parts.ts';

/**
 * What stands around a table and holds for its rows: the day where they give none, the clock of
 * their hours.
 */
type Surroundings = { date: string | null; hours: HourEvidence[] };

/** A paragraph right above a table is its heading when it is no longer. */
const SHORT = 80;
/** Pages have menus and comments: so many blocks of them are looked at. */
const MOST_BLOCKS = 300;

/** What the page says around one of its tables. `reference` YYYY-MM-DD, for days without a year. */
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
	const told = [...new Set([...own, ...page])];
	return {
		date: dayAbove(parts, table, reference),
		hours: told.flatMap(({ text }) => zonesOfText(text)),
	};
}

/** What stands between the table before and this one, with the caption of this one. */
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
 * The day of the nearest heading whose section the table stands in; a heading of the same rank
 * without a day ends the one before.
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
