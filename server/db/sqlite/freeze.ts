import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Reader, Writer } from '#server/db/app-database.ts';

/** Begins the message of each refusal, and the name of each trigger. */
export const FROZEN = 'guia_move_';
const ACTIONS = ['insert', 'update', 'delete'] as const;
const TABLES = `select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`;
const TRIGGERS = `select name, sql from sqlite_master
	where type = 'trigger' and substr(name, 1, ${FROZEN.length}) = '${FROZEN}'`;

type Named = { name: string };

/**
 * Makes the guide read-only for every process, also for those that run already and for older
 * programs: triggers refuse each write. They last until `thaw`, whatever is killed. `id` is found
 * again by `readFreeze`.
 */
export async function freeze(trx: Writer, id: string): Promise<void> {
	const { rows } = await sql.raw<Named>(TABLES).execute(trx);
	for (const { name } of rows)
		for (const action of ACTIONS)
			await sql
				.raw(
					`create trigger "${FROZEN}${action}_${name}" before ${action} on "${name}"
					begin select raise(abort, '${FROZEN}${id}'); end`,
				)
				.execute(trx);
}

/** Takes writes again. */
export async function thaw(trx: Writer): Promise<void> {
	const { rows } = await sql.raw<Named>(TRIGGERS).execute(trx);
	for (const { name } of rows) await sql.raw(`drop trigger "${name}"`).execute(trx);
}

/** The same for a file without other users, such as the backup of a guide that was being moved. */
export function thawFile(raw: DatabaseSync): void {
	for (const { name } of raw.prepare(TRIGGERS).all()) raw.exec(`drop trigger "${String(name)}"`);
}

/** The id with which the guide was made read-only; null = it takes writes. */
export async function readFreeze(db: Reader): Promise<string | null> {
	const { rows } = await sql.raw<Named & { sql: string }>(TRIGGERS).execute(db);
	return new RegExp(`'${FROZEN}([^']+)'`).exec(rows[0]?.sql ?? '')?.[1] ?? null;
}
