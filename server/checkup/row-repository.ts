import { sql } from 'kysely';
import type { Reader } from '#server/db/app-database.ts';

/** A row of any table, by its columns. */
export type AnyRow = Record<string, unknown>;
/** A table and the columns of its primary key. */
export type Keyed = { table: string; key: readonly string[] };

/** Iterates over any table in key order. */
export function createRowRepository(db: Reader) {
	const columns = (key: readonly string[]) => sql.join(key.map((column) => sql.ref(column)));
	const values = (key: readonly string[], row: AnyRow) =>
		sql.join(key.map((column) => row[column]));
	const after = (key: readonly string[], last: AnyRow | null) =>
		last === null ? sql`` : sql`where (${columns(key)}) > (${values(key, last)})`;

	return {
		/** Up to `limit` whole rows after the key in `last`. */
		async list({ table, key }: Keyed, last: AnyRow | null, limit: number): Promise<AnyRow[]> {
			const query = sql<AnyRow>`select * from ${sql.table(table)} ${after(key, last)} order by ${columns(key)} limit ${limit}`;
			return (await query.execute(db)).rows;
		},

		/** Keys only: for rows that cannot be read whole. */
		async listKeys({ table, key }: Keyed, last: AnyRow | null, limit: number): Promise<AnyRow[]> {
			const query = sql<AnyRow>`select ${columns(key)} from ${sql.table(table)} ${after(key, last)} order by ${columns(key)} limit ${limit}`;
			return (await query.execute(db)).rows;
		},

		async byKey({ table, key }: Keyed, row: AnyRow): Promise<AnyRow | null> {
			const query = sql<AnyRow>`select * from ${sql.table(table)} where (${columns(key)}) = (${values(key, row)})`;
			return (await query.execute(db)).rows[0] ?? null;
		},
	};
}

export type RowRepository = ReturnType<typeof createRowRepository>;
