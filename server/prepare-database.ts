import { backupBeforeMigration } from './backup/backup-before-migration.ts';
import type { AppDatabase } from './db/app-database.ts';
import { migrate, readSchemaState } from './db/migrate.ts';
import { certify, requireOwnDatabase } from './installation/certificate.ts';
import { PRODUCT_VERSION } from './product.ts';
import { seedReference } from './reference/seed-reference.ts';

/** `now` in UTC milliseconds; `onBackup` is called with the backup made before a migration. */
type PrepareOptions = { dataDir: string; now: number; onBackup?: (file: string) => void };

/**
 * Migrates; a database in use is backed up first, and the backup verified. Returns the names of the
 * applied migrations.
 * @throws AppError 'conflict' when the database does not belong to the data directory; then nothing
 * changes.
 */
export async function migrateWithBackup(
	db: AppDatabase,
	{ dataDir, now, onBackup }: PrepareOptions,
): Promise<string[]> {
	const id = await requireOwnDatabase(db, dataDir);
	const beforeChange = backupBeforeMigration(db, {
		dataDir,
		product: PRODUCT_VERSION,
		now,
		...(onBackup ? { onDone: onBackup } : {}),
	});
	const applied = await migrate(db, { beforeChange });
	await certify(db, dataDir, id);
	return applied;
}

/**
 * Updates a database to this program's state: schema and reference data. Returns the applied
 * migrations.
 */
export async function prepareDatabase(db: AppDatabase, options: PrepareOptions): Promise<string[]> {
	const applied = await migrateWithBackup(db, options);
	// Beside a newer program its reference data are kept.
	const { newer } = await readSchemaState(db.kysely);
	if (newer.length === 0) await seedReference(db, options.now);
	return applied;
}
