/** The keys of a table with literal keys, in its order. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
	const keys: Extract<keyof Table, string>[] = [];
	for (const key in table) if (Object.hasOwn(table, key)) keys.push(key);
	return keys;
}

/** The keys of such a table with their values. */
export function entriesOf<Table extends object>(
	table: Table,
): [Extract<keyof Table, string>, Table[Extract<keyof Table, string>]][] {
	return keysOf(table).map((key) => [key, table[key]]);
}
