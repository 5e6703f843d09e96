import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { errorCode } from '#core/kit/app-error.ts';
import { createCompetitionRepository } from '#server/competitions/competition-repository.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { wordsOf } from '#server/db/dialect.ts';
import { migrate, readSchemaState } from '#server/db/migrate.ts';
import { allMigrations } from '#server/db/migrations/all-migrations.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { startChild } from '#tests/support/child.ts';
import {
	ENGINES,
	onBothEmptyEngines,
	openTestDatabase,
	type TestDatabase,
} from '#tests/support/database.ts';
import { SLOW_SETTING, slowMigration } from '#tests/support/slow-migration.ts';

const extra: Migration = {
	name: '9000_extra',
	statements: (words) => [`create table extra (id ${words.integer} primary key)`],
};

const NARROW = 'drop table report_notes';

type Column = { name: string; nullable: boolean | number };

const COLUMNS_IN_SQLITE = sql<Column>`select t.name || '.' || c.name as name, not c."notnull" as nullable
	from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table' and t.name not like 'sqlite\\_%' escape '\\'`;

/**
 * Of this schema alone: a look at all of them meets the ones that other tests are just taking away.
 */
const COLUMNS_IN_POSTGRES = sql<Column>`select t.relname || '.' || c.attname as name, not c.attnotnull as nullable
	from pg_class t join pg_attribute c on c.attrelid = t.oid
	where t.relnamespace = current_schema()::regnamespace and t.relkind = 'r' and c.attnum > 0 and not c.attisdropped`;

async function columnsOf(database: AppDatabase): Promise<string[]> {
	const query = database.engine === 'postgres' ? COLUMNS_IN_POSTGRES : COLUMNS_IN_SQLITE;
	const { rows } = await query.execute(database.kysely);
	return rows.map(({ name, nullable }) => `${name}${nullable ? '?' : ''}`).sort();
}

async function tableExists(database: AppDatabase, table: string): Promise<boolean> {
	return (await columnsOf(database)).some((column) => column.startsWith(`${table}.`));
}

test('the migrations give both engines the same columns', async () => {
	await using sqlite = await openTestDatabase('sqlite');
	await using postgres = await openTestDatabase('postgres');
	const columns = await columnsOf(sqlite.database);
	expect(columns.length).toBeGreaterThan(80);
	// SQLite reports a primary key of text as nullable, though strict tables refuse null there.
	const plain = (list: string[]) => list.map((column) => column.replace('?', ''));
	expect(plain(columns)).toEqual(plain(await columnsOf(postgres.database)));
});

test('migrations are named in order and once', () => {
	const names = allMigrations.map((migration) => migration.name);
	expect(names).toEqual([...new Set(names)].sort());
	for (const name of names) expect(name).toMatch(/^\d{4}_[a-z0-9_]+$/);
});

onBothEmptyEngines('O10 a second run finds nothing to do', async (database) => {
	expect(await migrate(database)).toEqual([]);
	expect(await readSchemaState(database.kysely)).toEqual({
		applied: allMigrations.map((migration) => migration.name),
		pending: [],
		newer: [],
	});
});

onBothEmptyEngines('O10 an applied migration whose text changed is refused', async (database) => {
	const changed = allMigrations.map((migration) => ({
		...migration,
		statements: (words: Parameters<Migration['statements']>[0]) => [
			...migration.statements(words),
			'select 1',
		],
	}));
	expect(await migrate(database, { migrations: changed }).catch(errorCode)).toBe('schema-changed');
});

onBothEmptyEngines(
	'F08 an older program refuses a newer schema with a clear message and changes nothing',
	async (database) => {
		const narrowing = {
			...extra,
			statements: () => [...extra.statements(wordsOf(database.engine)), NARROW],
		};
		await migrate(database, { migrations: [...allMigrations, narrowing] });
		const refusal = await migrate(database).catch((error: Error) => error);
		expect(errorCode(refusal)).toBe('schema-newer');
		expect(String(refusal)).toContain('9000_extra');
		expect(await tableExists(database, 'extra')).toBe(true);
	},
);

onBothEmptyEngines(
	'F08 a release runs on beside the next one that only widened, and starts again; not beside later ones',
	async (database) => {
		await migrate(database, { migrations: [...allMigrations, extra] });
		expect(await migrate(database)).toEqual([]);
		expect((await readSchemaState(database.kysely)).newer).toEqual(['9000_extra']);
		await database.transaction((trx) =>
			trx
				.updateTable('schema_companions')
				.set({ product: '9.0.0' })
				.where('name', '=', '9000_extra')
				.execute(),
		);
		expect(await readSchemaState(database.kysely).catch(errorCode)).toBe('schema-newer');
	},
);

onBothEmptyEngines('a migration that fails leaves nothing of itself behind', async (database) => {
	const broken: Migration = {
		name: '9002_broken',
		statements: (words) => [...extra.statements(words), 'insert into nowhere values (1)'],
	};
	await expect(migrate(database, { migrations: [...allMigrations, broken] })).rejects.toThrow(
		/nowhere/,
	);
	expect(await tableExists(database, 'extra')).toBe(false);
	expect((await readSchemaState(database.kysely)).applied).toEqual(
		allMigrations.map((migration) => migration.name),
	);
});

onBothEmptyEngines(
	'the backup hook runs before a used database changes, and its failure stops the migration',
	async (database) => {
		const migrations = [...allMigrations, extra];
		const beforeChange = () => Promise.reject(new Error('no backup'));
		await expect(migrate(database, { migrations, beforeChange })).rejects.toThrow('no backup');
		expect(await tableExists(database, 'extra')).toBe(false);
	},
);

for (const engine of ENGINES) {
	test(`the backup hook does not run for a new database [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'nothing');
		const beforeChange = vi.fn(async () => undefined);
		await migrate(own.database, { beforeChange });
		expect(beforeChange).not.toHaveBeenCalled();
	});

	test(`what was noted as usual for a competition becomes a part of its rights [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'nothing');
		const { kysely } = own.database;
		await migrate(own.database, { migrations: allMigrations.filter(({ name }) => name < '0019') });
		const rest = {
			name: 'x',
			short_name: 'x',
			aliases: '[]',
			gender: 'm',
			age_group: 'adulto',
			type: 'liga',
			priority: 1,
			zone: 'UTC',
		};
		const row = {
			...rest,
			country: null,
			state: null,
			confidence: 'high',
			revision: 1,
			edited_at: 1,
		};
		const noted = { none: '[]', one: '["globo"]', two: '["globo","sbt"]' };
		const rows = Object.entries(noted).map(([id, usual_channel_ids]) =>
			Object.entries({ ...row, id, usual_channel_ids }),
		);
		await own.database.transaction(async (trx) => {
			for (const columns of rows) {
				const names = sql.join(columns.map(([name]) => sql.ref(name)));
				await sql`insert into competitions (${names}) values (${sql.join(columns.map(([, value]) => value))})`.execute(
					trx,
				);
			}
		});
		await migrate(own.database);
		const held = await createCompetitionRepository(kysely).list();
		const right = (channelId: string) => ({ channelId, until: '2026-12-31', shows: 'part' });
		expect(Object.fromEntries(held.map(({ id, rights }) => [id, rights]))).toEqual({
			...{ none: [], one: [right('globo')], two: [right('globo'), right('sbt')] },
		});
	});

	test(`processes that start at the same moment migrate once [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'nothing');
		const children = Array.from({ length: 3 }, () => startChild('migrate', own.address));
		expect(await Promise.all(children.map((child) => child.ended))).toEqual([0, 0, 0]);
		const applied = children.flatMap((child) =>
			child.lines.filter((line) => line.startsWith('applied ')),
		);
		expect(applied.flatMap((line) => line.slice(8).split(',').filter(Boolean)).sort()).toEqual([
			...allMigrations.map(({ name }) => name),
			'9001_slow',
		]);
	});

	test(`F08 a migration killed midway is rolled back and the next start applies it [${engine}]`, async () => {
		await using own = await openTestDatabase(engine, 'tables');
		await own.database.transaction((trx) =>
			trx.insertInto('settings').values(SLOW_SETTING).execute(),
		);
		const child = startChild('migrate', own.address);
		await child.line((line) => line === 'migrating');
		await vi.waitFor(() => expectMidway(own), { timeout: 20_000, interval: 20 });
		await child.kill();
		expect(await tableExists(own.database, 'slow_before')).toBe(false);
		expect(await own.database.kysely.selectFrom('settings').select('id').execute()).toEqual([
			{ id: 'slow' },
		]);
		await own.database.transaction((trx) => trx.deleteFrom('settings').execute());
		expect(await migrate(own.database, { migrations: [...allMigrations, slowMigration] })).toEqual([
			'9001_slow',
		]);
		expect(await tableExists(own.database, 'slow_after')).toBe(true);
	});
}

/** The long statement runs: SQLite's journal grows, PostgreSQL says that it sleeps. */
async function expectMidway(own: TestDatabase): Promise<void> {
	if (own.database.engine === 'sqlite') {
		const journal = join(own.address.dataDir, 'guia.sqlite-wal');
		expect(existsSync(journal) && statSync(journal).size > 1_000_000).toBe(true);
		return;
	}
	const { rows } =
		await sql`select 1 from pg_stat_activity where query like 'select pg_sleep(%' and state = 'active'`.execute(
			own.database.kysely,
		);
	expect(rows).toHaveLength(1);
}
