import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import { openSession } from '#server/db/sqlite/sqlite-session.ts';
import {
	BATCH,
	charactersIn,
	OWN_TABLES,
	type RowSource,
	type TableShape,
	type TextRow,
} from './text-rows.ts';

/** The tables of a SQLite file that others may use, too. */
export function openSqliteRows(file: string): RowSource & Disposable {
	const session = openSession(file, 'read', 'bulk');
	return { ...sqliteRows(session.raw), [Symbol.dispose]: () => session.close() };
}

const quoted = (name: string) => `"${name}"`;

/** The tables of an open SQLite file as rows of text. */
export function sqliteRows(raw: DatabaseSync): RowSource {
	return {
		tables: async () => readShapes(raw),
		async *batches(table, after) {
			let batch: TextRow[] = [];
			let characters = 0;
			for (const row of rowsBehind(raw, table, after)) {
				batch.push(row);
				characters += charactersIn(row);
				if (batch.length < BATCH.rows && characters < BATCH.characters) continue;
				yield batch;
				[batch, characters] = [[], 0];
			}
			if (batch.length > 0) yield batch;
		},
		async lastNumber({ name }) {
			const [row] = raw
				.prepare('select cast(seq as text) as seq from sqlite_sequence where name = ?')
				.all(name);
			return String(row?.seq ?? 0);
		},
	};
}

function* rowsBehind(
	raw: DatabaseSync,
	table: TableShape,
	after: TextRow | null,
): Generator<TextRow> {
	const key = table.key.map(quoted).join(', ');
	const places = table.key.map(() => '?').join(', ');
	const behind = after === null ? '' : `where (${key}) > (${places})`;
	const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
	const query = raw.prepare(
		`select ${columns} from ${quoted(table.name)} ${behind} order by ${key}`,
	);
	query.setReadBigInts(true);
	query.setReturnArrays(true);
	const from = (after ?? []).map((value, place) => bound(value, typeOf(table, place)));
	for (const values of query.iterate(...from))
		yield (values as unknown as SQLOutputValue[]).map(textOf);
}

/** The type of a part of the primary key. */
function typeOf({ columns, key }: TableShape, place: number): string {
	return columns.find(({ name }) => name === key[place])?.type ?? '';
}

function textOf(value: SQLOutputValue): string | null {
	if (value === null) return null;
	return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);
}

function bound(value: string | null, type: string): SQLInputValue {
	if (value === null) return null;
	if (type === 'INTEGER') return BigInt(value);
	return type === 'BLOB' ? Buffer.from(value.slice('\\x'.length), 'hex') : value;
}

function readShapes(raw: DatabaseSync): TableShape[] {
	const tables = raw
		.prepare(
			"select name, sql from sqlite_master where type = 'table' and name not like 'sqlite_%'",
		)
		.all();
	return tables
		.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }))
		.filter(({ name }) => !OWN_TABLES.includes(name))
		.map(({ name, sql }) => readShape(raw, name, /\bautoincrement\b/i.test(sql)));
}

function readShape(raw: DatabaseSync, table: string, isNumbered: boolean): TableShape {
	const found = raw.prepare(`pragma table_info(${quoted(table)})`).all();
	const key = found
		.filter(({ pk }) => Number(pk) > 0)
		.sort((one, other) => Number(one.pk) - Number(other.pk))
		.map(({ name }) => String(name));
	const references = raw.prepare(`pragma foreign_key_list(${quoted(table)})`).all();
	return {
		name: table,
		columns: found
			.map(({ name, type }) => ({ name: String(name), type: String(type).toUpperCase() }))
			.sort((one, other) => (one.name < other.name ? -1 : 1)),
		key,
		parents: [...new Set(references.map(({ table: parent }) => String(parent)))],
		numbered: isNumbered ? (key[0] ?? null) : null,
	};
}

/**
 * Replaces all rows of a SQLite file by those of `source`, in one transaction. The file must have
 * the same tables, and no other user. @throws when a table or a column of the source is missing.
 */
export async function fillSqlite(raw: DatabaseSync, source: RowSource): Promise<void> {
	const shapes = readShapes(raw);
	raw.exec('pragma foreign_keys = off; pragma synchronous = off; begin');
	for (const { name } of shapes) raw.exec(`delete from ${quoted(name)}`);
	for (const table of await source.tables()) {
		const own = shapes.find(({ name }) => name === table.name);
		for await (const batch of source.batches(table, null)) insert(raw, own ?? table, batch);
		if (own !== undefined && own.numbered !== null)
			setNumber(raw, own.name, await source.lastNumber(table));
	}
	raw.exec('commit');
}

/** SQLite's own entry holds the highest number of the rows, or none. */
function setNumber(raw: DatabaseSync, table: string, last: string): void {
	raw.prepare('delete from sqlite_sequence where name = ?').run(table);
	raw.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, BigInt(last));
}

function insert(raw: DatabaseSync, table: TableShape, batch: readonly TextRow[]): void {
	const columns = table.columns.map(({ name }) => quoted(name)).join(', ');
	const places = table.columns.map(() => '?').join(', ');
	const query = raw.prepare(`insert into ${quoted(table.name)} (${columns}) values (${places})`);
	for (const row of batch)
		query.run(...row.map((value, place) => bound(value, table.columns[place]?.type ?? '')));
}
