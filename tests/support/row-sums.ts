import { type RowSource, sumTable, type TableSum } from '#server/db/rows/text-rows.ts';

/** Rows and checksum of each table, and its last number. */
export async function sumsOf(
	source: RowSource,
): Promise<Record<string, TableSum & { last: string | null }>> {
	const sums: Record<string, TableSum & { last: string | null }> = {};
	for (const table of await source.tables()) {
		const last = table.numbered === null ? null : await source.lastNumber(table);
		sums[table.name] = { ...(await sumTable(source, table)), last };
	}
	return sums;
}
