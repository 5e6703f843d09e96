import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { backupCopy } from '#core/copy/backup.ts';
import { checkupProblems } from '#core/copy/checkup.ts';
import { AppError } from '#core/kit/app-error.ts';
import { checkGuide } from '#server/checkup/check-guide.ts';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { readyRestored } from '#server/db/sqlite/file-maintenance.ts';
import { DATABASE_NAME, type Manifest } from './manifest.ts';
import { unpackVerified } from './verify-backup.ts';
import { openWorkFolder, WORK_PREFIXES } from './work-folder.ts';

type Proof = { manifest: Manifest; rows: number };

/**
 * Restores an archive into a scratch folder in `dataDir` as a restore does, migrates it to this
 * program and reads every row; then removes the folder.
 * @throws AppError 'backup-invalid' with the reason | 'disk-full' | 'schema-newer'
 */
export async function proveBackup(
	archive: string,
	{ dataDir, now }: { dataDir: string; now: () => number },
): Promise<Proof> {
	await using work = await openWorkFolder(dataDir, WORK_PREFIXES.unpacked);
	const folder = join(work.path, 'guide');
	await mkdir(folder);
	const manifest = await unpackVerified(archive, folder);
	readyRestored(join(folder, DATABASE_NAME));
	await using database = await openDatabase({ dataDir: folder, databaseUrl: null });
	const migrated = await migrate(database);
	const found = await checkGuide(database, now);
	const problems = checkupProblems(found);
	if (problems.length > 0) throw new AppError('backup-invalid', backupCopy.notProved(problems));
	const counted = Object.values(manifest.tables).reduce((sum, rows) => sum + rows, 0);
	if (migrated.length === 0 && found.rows !== counted)
		throw new AppError('backup-invalid', backupCopy.notProved([backupCopy.reasons.allRows]));
	return { manifest, rows: found.rows };
}
