/** Restores the archive that the parent names; prints when it begins and when it is done. */
import { restoreBackup } from '#server/backup/restore-backup.ts';

const input = JSON.parse(process.argv[2] ?? '{}') as { archive: string; dataDir: string };
process.stdout.write('restoring\n');
await restoreBackup({ ...input, product: 'test', now: Date.now() });
process.stdout.write('restored\n');
