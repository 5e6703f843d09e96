import { backupCopy } from '#core/copy/backup.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createBackup } from './create-backup.ts';

/**
 * The `beforeChange` of `migrate`: a verified backup of a SQLite database that has been used
 * before. PostgreSQL has its own tools and schedule, and its migrations are rolled back whole.
 * @throws as `createBackup`; then nothing is migrated.
 */
export function backupBeforeMigration(
	database: AppDatabase,
	options: { dataDir: string; product: string; now: number; onDone?: (file: string) => void },
): () => Promise<void> {
	return async () => {
		if (database.engine !== 'sqlite') return;
		const { dataDir, product, now } = options;
		const backup = await createBackup({
			dataDir,
			databaseUrl: null,
			product,
			now,
			label: backupCopy.labels.migration,
		});
		options.onDone?.(backup.file);
	};
}
