import { createHash } from 'node:crypto';

/**
 * Rows as text, the same on both engines: numbers as digits, flags as 0 and 1, bytes as `\x…`. So a
 * row goes from one engine to the other, and equal rows have equal text.
 */
export type TextRow = readonly (string | null)[];

type Column = { name: string; type: string };

/** A table as its own database describes it. */
export type TableShape = {
	name: string;
	/** Sorted by name: the order of the values of a row. */
	columns: readonly Column[];
	/** The columns of the primary key, in its order. */
	key: readonly string[];
	/** The tables that its rows refer to, the table itself included. */
	parents: readonly string[];
	/** The column that the database numbers; null = none. */
	numbered: string | null;
};

/** Where rows come from: an engine, read in one state. */
export type RowSource = {
	/**
	 * Every table of the guide, without the record of migrations, which each engine has of its
	 * own.
	 */
	tables(): Promise<TableShape[]>;
	/** The rows behind the key `after`, in the order of the key, at most some MB at a time. */
	batches(table: TableShape, after: TextRow | null): AsyncIterable<TextRow[]>;
	/** The last number that the database gave in `table.numbered`, as digits; '0' = none yet. */
	lastNumber(table: TableShape): Promise<string>;
};

/** Tables that belong to a database, not to the guide: its migrations, and a move into it. */
export const OWN_TABLES: readonly string[] = ['schema_migrations', 'guia_move'];

/** What one batch holds at most. One row alone may be larger. */
export const BATCH = { rows: 1_000, characters: 4_000_000 };

/** The values of the primary key of a row, in its order. */
export function keyOf({ columns, key }: TableShape, row: TextRow): TextRow {
	return key.map((name) => row[columns.findIndex((column) => column.name === name)] ?? null);
}

export function charactersIn(row: TextRow): number {
	return row.reduce((sum, value) => sum + (value?.length ?? 0), 0);
}

/** Tables sorted so that each one follows those that its rows refer to. */
export function parentsFirst(tables: readonly TableShape[]): TableShape[] {
	const sorted: TableShape[] = [];
	const place = (table: TableShape) => {
		if (sorted.includes(table)) return;
		for (const name of table.parents) {
			const parent = tables.find((one) => one.name === name);
			if (parent !== undefined && parent !== table) place(parent);
		}
		sorted.push(table);
	};
	for (const table of tables) place(table);
	return sorted;
}

export type TableSum = { rows: number; sum: string };

const LANES = 4;

/**
 * How many rows a table has, and a checksum over them: the SHA-256 of each row's text, added up.
 * The order of the rows does not matter, because engines sort differently.
 */
export async function sumTable(source: RowSource, table: TableShape): Promise<TableSum> {
	const lanes = new BigUint64Array(LANES);
	let rows = 0;
	for await (const batch of source.batches(table, null)) {
		rows += batch.length;
		for (const row of batch) add(lanes, row);
	}
	return { rows, sum: Buffer.from(lanes.buffer).toString('hex') };
}

function add(lanes: BigUint64Array, row: TextRow): void {
	const digest = createHash('sha256').update(JSON.stringify(row)).digest();
	for (let lane = 0; lane < LANES; lane++)
		lanes[lane] = (lanes[lane] ?? 0n) + digest.readBigUInt64LE(lane * 8);
}
