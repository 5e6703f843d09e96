/** Rows numbered in the order of their first use, so that lists can point at them by place. */
export class Table<Row> {
	readonly rows: Row[] = [];
	readonly #places = new Map<string, number>();

	/** Place of the row with this id; made at first use. */
	place(id: string, make: () => Row): number {
		const known = this.#places.get(id);
		if (known !== undefined) return known;
		this.#places.set(id, this.rows.length);
		return this.rows.push(make()) - 1;
	}
}
