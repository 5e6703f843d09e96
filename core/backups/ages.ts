const DAY = 86_400_000;

/** Real UTC milliseconds; null = never, as far as this guide knows. */
export type BackupAges = {
	/** When the last backup was complete and verified. */
	lastBackupAt: number | null;
	/** When a backup was last restored on trial. */
	lastProofAt: number | null;
};

/** Beyond these ages the panel and the doctor complain. */
const OLD = { backup: 2 * DAY, proof: 35 * DAY } as const;

export type BackupLack = 'no-backup' | 'old-backup' | 'no-proof' | 'old-proof';

/** What is missing at `now` (real UTC milliseconds), the most urgent first. */
export function lacksOfBackups(
	{ lastBackupAt, lastProofAt }: BackupAges,
	now: number,
): BackupLack[] {
	if (lastBackupAt === null) return ['no-backup'];
	const backup: BackupLack[] = now - lastBackupAt > OLD.backup ? ['old-backup'] : [];
	if (lastProofAt === null) return [...backup, 'no-proof'];
	return now - lastProofAt > OLD.proof ? [...backup, 'old-proof'] : backup;
}
