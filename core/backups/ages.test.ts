import { expect, test } from 'vitest';
import { type BackupLack, lacksOfBackups } from './ages.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 28);

test.each<[number | null, number | null, BackupLack[]]>([
	[null, null, ['no-backup']],
	[0, null, ['no-proof']],
	[1.9, 34, []],
	[2.1, 34, ['old-backup']],
	[3, 36, ['old-backup', 'old-proof']],
	[3, null, ['old-backup', 'no-proof']],
])('a backup %s days old, proved %s days ago: %j', (backup, proof, lacks) => {
	const at = (days: number | null) => (days === null ? null : NOW - days * DAY);
	expect(lacksOfBackups({ lastBackupAt: at(backup), lastProofAt: at(proof) }, NOW)).toEqual(lacks);
});
