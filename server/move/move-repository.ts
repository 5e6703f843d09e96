import { sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Writer } from '#server/db/app-database.ts';
import { engineOf, wordsOf } from '#server/db/dialect.ts';
import type { TextRow } from '#server/db/rows/text-rows.ts';
import { storedAs } from '#server/db/stored-json.ts';

/**
 * What fills a database: `guide` = the id of the guide, `source` = the state that is copied. A
 * finished one leaves nothing.
 */
export type Filling = { guide: string; source: string; phase: 'begun' | 'copying' | 'equal' };

/** How far a table is copied: `after` = the last key. */
export type Cursor = { after: TextRow | null; rows: number; isDone: boolean };

const TABLE = 'guia_move';
const fillingSchema = z.object({
	guide: z.string(),
	source: z.string(),
	phase: z.enum(['begun', 'copying', 'equal']),
});
const cursorSchema = z.object({
	after: z.array(z.string().nullable()).nullable(),
	rows: z.int(),
	isDone: z.boolean(),
});
const NOTHING: Cursor = { after: null, rows: 0, isDone: false };

/** The progress of a copy, in the database that it fills. PostgreSQL only. */
export function createMoveRepository(db: Reader) {
	async function readTables(): Promise<string[]> {
		const { rows } = await sql<{ name: string }>`select table_name as name
			from information_schema.tables where table_schema = current_schema()`.execute(db);
		return rows.map(({ name }) => name);
	}
	async function readValue(id: string): Promise<string> {
		const { rows } = await sql<{ value: string }>`select value from ${sql.table(TABLE)}
			where id = ${id}`.execute(db);
		return rows[0]?.value ?? '';
	}
	return {
		/** 'empty' = no table at all; 'used' = the database of a guide, or of something else. */
		async readState(): Promise<Filling | 'empty' | 'used'> {
			const tables = await readTables();
			if (tables.length === 0) return 'empty';
			if (!tables.includes(TABLE)) return 'used';
			return storedAs(fillingSchema, await readValue('filling')) ?? 'used';
		},

		/** Whether a copy into this database was begun and not finished. */
		async isHalfFilled(): Promise<boolean> {
			return engineOf(db) === 'postgres' && (await readTables()).includes(TABLE);
		},

		async readCursor(table: string): Promise<Cursor> {
			return storedAs(cursorSchema, await readValue(`table ${table}`)) ?? NOTHING;
		},
	};
}

export function createMoveWriter(trx: Writer) {
	const table = sql.table(TABLE);
	async function write(id: string, value: object): Promise<void> {
		await sql`insert into ${table} (id, value) values (${id}, ${JSON.stringify(value)})
			on conflict (id) do update set value = excluded.value`.execute(trx);
	}
	return {
		/** Takes an empty database, or begins again in a half filled one. */
		async begin(filling: Omit<Filling, 'phase'>): Promise<void> {
			const { text } = wordsOf('postgres');
			await sql`create table if not exists ${table} (
				id ${sql.raw(text)} primary key, value ${sql.raw(text)} not null)`.execute(trx);
			await sql`delete from ${table}`.execute(trx);
			await write('filling', { ...filling, phase: 'begun' });
		},

		async setPhase(filling: Filling): Promise<void> {
			await write('filling', filling);
		},

		async setCursor(name: string, cursor: Cursor): Promise<void> {
			await write(`table ${name}`, cursor);
		},

		/** The database belongs to its guide alone from now on. */
		async end(): Promise<void> {
			await sql`drop table ${table}`.execute(trx);
		},
	};
}
