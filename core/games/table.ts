/** Rows numbered in order of first use, so that lists can refer to them by index. */
export class Table<Row> {
	readonly rows: Row[] = [];
	readonly #places = new Map<string, number>();

	/** Index of the row with this id; the row is created on first use. */
	place(id: string, make: () => Row): number {
		const known = this.#places.get(id);
		if (known !== undefined) return known;
		this.#places.set(id, this.rows.length);
		return this.rows.push(make()) - 1;
	}
}
