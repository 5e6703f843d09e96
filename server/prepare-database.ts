import { backupBeforeMigration } from './backup/backup-before-migration.ts';
import type { AppDatabase } from './db/app-database.ts';
import { migrate } from './db/migrate.ts';
import { certify, requireOwnDatabase } from './installation/certificate.ts';
import { PRODUCT_VERSION } from './product.ts';
import { seedReference } from './reference/seed-reference.ts';

/** `now` in UTC milliseconds; `onBackup` hears of the backup that was made before a migration. */
type PrepareOptions = { dataDir: string; now: number; onBackup?: (file: string) => void };

/**
 * Migrates; a database that was used before is backed up, and the backup verified, before anything
 * changes. Returns the names applied.
 * @throws AppError 'conflict' where the database is not the one of the data directory; then nothing
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
 * Brings a database to this program's state: structure and reference data. Returns the migrations
 * applied.
 */
export async function prepareDatabase(db: AppDatabase, options: PrepareOptions): Promise<string[]> {
	const applied = await migrateWithBackup(db, options);
	await seedReference(db, options.now);
	return applied;
}
