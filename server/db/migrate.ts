import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { databaseCopy } from '#core/copy/database.ts';
import { AppError } from '#core/kit/app-error.ts';
import { PRODUCT_VERSION } from '#server/product.ts';
import type { AppDatabase, Engine, Reader, Writer } from './app-database.ts';
import { engineOf, hasMigrationsTable, hasTable, lockMigrations, wordsOf } from './dialect.ts';
import { allMigrations } from './migrations/all-migrations.ts';
import type { Migration } from './migrations/migration.ts';
import type { SchemaMigrationTable } from './schema.ts';
import { narrowingOf, runsBeside } from './widening.ts';

const COMPANIONS = 'schema_companions';

type MigrateOptions = {
	/** Replaces the product's own list in tests. */
	migrations?: readonly Migration[];
	/**
	 * Runs before the first change to a database already in use, to make the backup. An error aborts
	 * the migration.
	 */
	beforeChange?: () => Promise<void>;
};

/** `newer` = migrations of the next release that this program runs beside. */
type SchemaState = { applied: string[]; pending: string[]; newer: string[] };

type Companion = { name: string; product: string };

/** SHA-256 of the statements of a migration in the dialect of this engine. */
export function migrationChecksum(migration: Migration, engine: Engine): string {
	return createHash('sha256')
		.update(migration.statements(wordsOf(engine)).join(';\n'))
		.digest('hex');
}

/**
 * The applied and the pending migrations, after the checks.
 * @throws AppError 'schema-newer' when the database has migrations of a newer program that this one
 * cannot run beside; 'schema-changed' when the text of an applied one differs.
 */
export async function readSchemaState(
	db: Reader,
	migrations: readonly Migration[] = allMigrations,
): Promise<SchemaState> {
	const rows = (await hasMigrationsTable(db))
		? await db.selectFrom('schema_migrations').selectAll().orderBy('name').execute()
		: [];
	const companions = (await hasTable(db, COMPANIONS))
		? await db.selectFrom(COMPANIONS).selectAll().execute()
		: [];
	return compareSchema(rows, migrations, { engine: engineOf(db), companions });
}

/** The same check for migrations read elsewhere, such as from a backup. */
export function compareSchema(
	rows: readonly Pick<SchemaMigrationTable, 'name' | 'checksum'>[],
	migrations: readonly Migration[],
	{ engine, companions = [] }: { engine: Engine; companions?: readonly Companion[] },
): SchemaState {
	const unknown = rows
		.filter((row) => !migrations.some((migration) => migration.name === row.name))
		.map((row) => row.name);
	const isBeside = (name: string) =>
		companions.some((row) => row.name === name && runsBeside(PRODUCT_VERSION, row.product));
	if (!unknown.every(isBeside))
		throw new AppError('schema-newer', databaseCopy.schemaNewer(unknown));
	const pending = migrations
		.filter((migration) => !isApplied(migration, rows, engine))
		.map((migration) => migration.name);
	return { applied: rows.map((row) => row.name), pending, newer: unknown };
}

function isApplied(
	migration: Migration,
	rows: readonly Pick<SchemaMigrationTable, 'name' | 'checksum'>[],
	engine: Engine,
): boolean {
	const row = rows.find((candidate) => candidate.name === migration.name);
	if (row === undefined) return false;
	if (row.checksum !== migrationChecksum(migration, engine))
		throw new AppError('schema-changed', databaseCopy.schemaChanged(migration.name));
	return true;
}

/**
 * Brings the schema up to date and returns the names applied by this call. When several processes
 * start at once, one applies and the others wait for it. Each migration and its record share one
 * transaction, so a killed process leaves it either done or not begun.
 */
export async function migrate(
	database: AppDatabase,
	options: MigrateOptions = {},
): Promise<string[]> {
	const migrations = options.migrations ?? allMigrations;
	const before = await readSchemaState(database.kysely, migrations);
	if (before.pending.length > 0 && before.applied.length > 0) await options.beforeChange?.();
	const applied: string[] = [];
	for (const migration of migrations) {
		if (!before.pending.includes(migration.name)) continue;
		if (await database.transaction((trx) => applyIfPending(trx, migration, migrations)))
			applied.push(migration.name);
	}
	return applied;
}

async function applyIfPending(
	trx: Writer,
	migration: Migration,
	migrations: readonly Migration[],
): Promise<boolean> {
	await lockMigrations(trx);
	const engine = engineOf(trx);
	const { text, bigint, tableEnd } = wordsOf(engine);
	await sql
		.raw(`create table if not exists schema_migrations (
			name ${text} primary key, checksum ${text} not null, applied_at ${bigint} not null)${tableEnd}`)
		.execute(trx);
	await sql
		.raw(`create table if not exists ${COMPANIONS} (
			name ${text} primary key, product ${text} not null)${tableEnd}`)
		.execute(trx);
	const { pending } = await readSchemaState(trx, migrations);
	if (!pending.includes(migration.name)) return false;
	for (const statement of migration.statements(wordsOf(engine)))
		await sql.raw(statement).execute(trx);
	const record = {
		name: migration.name,
		checksum: migrationChecksum(migration, engine),
		applied_at: Date.now(),
	};
	await trx.insertInto('schema_migrations').values(record).execute();
	if (narrowingOf(migration, engine).length === 0) {
		const companion = { name: migration.name, product: PRODUCT_VERSION };
		await trx.insertInto(COMPANIONS).values(companion).execute();
	}
	return true;
}
