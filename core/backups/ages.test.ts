import { expect, test } from 'vitest';
import { type BackupLack, lacksOfBackups } from './ages.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 28);

test.each<[number | null, number | null, boolean | null, BackupLack[]]>([
	[null, null, null, ['no-backup']],
	[0, null, true, ['no-proof']],
	[1.9, 34, null, []],
	[1.9, 34, true, []],
	[0, 0, false, ['same-disk']],
	[2.1, 34, true, ['old-backup']],
	[3, 36, false, ['old-backup', 'same-disk', 'old-proof']],
	[3, null, null, ['old-backup', 'no-proof']],
])(
	'a backup %s days old, proved %s days ago, on another disk %s: %j',
	(backup, proof, isApart, lacks) => {
		const at = (days: number | null) => (days === null ? null : NOW - days * DAY);
		const ages = { lastBackupAt: at(backup), lastProofAt: at(proof), isApart };
		expect(lacksOfBackups(ages, NOW)).toEqual(lacks);
	},
);
