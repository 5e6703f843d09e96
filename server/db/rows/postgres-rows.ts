import { type RawBuilder, sql } from 'kysely';
import { rowsCopy } from '#core/copy/rows.ts';
import { AppError } from '#core/kit/app-error.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import {
	BATCH,
	charactersIn,
	keyOf,
	OWN_TABLES,
	type RowSource,
	type TableShape,
	type TextRow,
} from './text-rows.ts';

/** How a column of each type becomes text. A type that is not here stops the copy. */
const AS_TEXT: Readonly<Record<string, (column: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
	text: (column) => column,
	bigint: (column) => sql`${column}::text`,
	integer: (column) => sql`${column}::text`,
	boolean: (column) => sql`${column}::integer::text`,
	bytea: (column) => sql`'\\x' || encode(${column}, 'hex')`,
};

/** The tables of a PostgreSQL schema as rows of text, in the state that `db` sees. */
export function postgresRows(db: Reader): RowSource {
	return {
		tables: () => readShapes(db),
		async *batches(table, after) {
			let last = after;
			// The number of rows adapts to their size, so that a few long ones fit the memory, too.
			for (let limit = 16; ; ) {
				const batch = await readBatch(db, table, { after: last, limit });
				if (batch.length > 0) yield batch;
				if (batch.length < limit) return;
				last = keyOf(table, batch.at(-1) ?? []);
				const characters = batch.reduce((sum, row) => sum + charactersIn(row), 0);
				const fitting = Math.floor((limit * BATCH.characters) / Math.max(characters, 1));
				limit = Math.max(1, Math.min(limit * 4, fitting, BATCH.rows));
			}
		},
		async lastNumber({ name, numbered }) {
			const { rows } = await sql<{ last: string }>`select
				coalesce(pg_sequence_last_value(${sequence(name, numbered)}), 0)::text as last`.execute(db);
			return rows[0]?.last ?? '0';
		},
	};
}

function sequence(table: string, column: string | null) {
	return sql`pg_get_serial_sequence(quote_ident(${table}), ${column})::regclass`;
}

type Place = { after: TextRow | null; limit: number };

async function readBatch(
	db: Reader,
	table: TableShape,
	{ after, limit }: Place,
): Promise<TextRow[]> {
	const key = sql.join(table.key.map((name) => sql.ref(name)));
	const behind = after === null ? sql`` : sql`where (${key}) > (${sql.join([...after])})`;
	const values = table.columns.map(({ name, type }, place) => {
		const asText = AS_TEXT[type];
		if (asText === undefined)
			throw new AppError('conflict', rowsCopy.unknownType(table.name, name, type));
		return sql`${asText(sql.ref(name))} as ${sql.ref(`v${place}`)}`;
	});
	const { rows } = await sql<Record<string, string | null>>`select ${sql.join(values)}
		from ${sql.table(table.name)} ${behind} order by ${key} limit ${limit}`.execute(db);
	return rows.map((row) => table.columns.map((_column, place) => row[`v${place}`] ?? null));
}

type FoundColumn = { table: string; name: string; type: string; numbered: boolean };
type FoundKey = { table: string; kind: 'p' | 'f'; parent: string | null; columns: string[] };

async function readShapes(db: Reader): Promise<TableShape[]> {
	const columns = (await COLUMNS.execute(db)).rows;
	const keys = (await KEYS.execute(db)).rows;
	const names = [...new Set(columns.map(({ table }) => table))];
	return names
		.filter((name) => !OWN_TABLES.includes(name))
		.map((name) => {
			const own = columns.filter(({ table }) => table === name);
			const found = keys.filter(({ table }) => table === name);
			return {
				name,
				columns: own
					.map((column) => ({ name: column.name, type: column.type }))
					.sort((one, other) => (one.name < other.name ? -1 : 1)),
				key: found.find(({ kind }) => kind === 'p')?.columns ?? [],
				parents: [...new Set(found.flatMap(({ parent }) => parent ?? []))],
				numbered: own.find(({ numbered }) => numbered)?.name ?? null,
			};
		});
}

const COLUMNS = sql<FoundColumn>`select c.table_name as "table", c.column_name as name,
		c.data_type as type, c.is_identity = 'YES' as numbered
	from information_schema.columns c
	join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
	where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by c.table_name`;

const KEYS = sql<FoundKey>`select child.relname as "table", k.contype as kind,
		parent.relname as parent,
		array(select a.attname::text from unnest(k.conkey) with ordinality as u (number, place)
			join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.number order by u.place) as columns
	from pg_constraint k join pg_class child on child.oid = k.conrelid
	left join pg_class parent on parent.oid = k.confrelid
	where k.connamespace = current_schema()::regnamespace and k.contype in ('p', 'f')`;

/** A copy may take long; the usual limits of a connection are for requests. */
export async function takeTime(trx: Reader): Promise<void> {
	await sql`set local statement_timeout = 0`.execute(trx);
	await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
}

/** Writes rows of text into PostgreSQL. */
export function postgresFiller(trx: Writer) {
	return {
		/** Removes all rows of the tables; migrations put some into a new database. */
		async empty(tables: readonly TableShape[]): Promise<void> {
			await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(trx);
		},

		/** The server converts each text by the type of its column. */
		async insert(table: TableShape, batch: readonly TextRow[]): Promise<void> {
			const columns = sql.join(table.columns.map(({ name }) => sql.ref(name)));
			const rows = batch.map((row) =>
				Object.fromEntries(table.columns.map(({ name }, place) => [name, row[place] ?? null])),
			);
			await sql`insert into ${sql.table(table.name)} (${columns}) select ${columns}
				from json_populate_recordset(null::${sql.table(table.name)}, ${JSON.stringify(rows)}::json)`.execute(
				trx,
			);
		},

		/** The next row gets a number above `last`. */
		async setNumber({ name, numbered }: TableShape, last: string): Promise<void> {
			await sql`select setval(${sequence(name, numbered)}, greatest(${last}::bigint, 1),
				${last}::bigint > 0)`.execute(trx);
		},
	};
}
