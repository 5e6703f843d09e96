import { type StoredData, storedData } from '#core/privacy/copy/stored-data.ts';
import type { Database } from '#server/db/schema.ts';

/** Views are excluded: their rows belong to tables. */
type Stored = Exclude<keyof Database, 'game_changes'>;

/** A table without words does not compile. */
const STORED_DATA: { [Table in Stored]: StoredData | null } = storedData;

/** Rows of the operators' document: one for each table with personal data, in Markdown. */
export function dataRows(): string[] {
	return Object.entries<StoredData | null>(STORED_DATA)
		.flatMap(([table, data]) =>
			data === null
				? []
				: [
						`| \`${table}\` | ${data.of} | ${data.what} | ${data.purpose} | ${data.basis} | ${data.kept} |`,
					],
		)
		.sort();
}

/** Tables without personal data, sorted. */
export function tablesWithoutData(): string[] {
	return Object.entries<StoredData | null>(STORED_DATA)
		.flatMap(([table, data]) => (data === null ? [table] : []))
		.sort();
}
