import { STORED_DATA } from './stored-data.ts';

/** Rows of the operators' document: one for each table with personal data, in Markdown. */
export function dataRows(): string[] {
	return Object.entries(STORED_DATA)
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
	return Object.entries(STORED_DATA)
		.flatMap(([table, data]) => (data === null ? [table] : []))
		.sort();
}
