const DAY = 86_400_000;

/** Real UTC milliseconds; null = never, as far as this guide knows. */
export type BackupAges = {
	/** When the last backup was complete and verified. */
	lastBackupAt: number | null;
	/** When a backup was last restored on trial. */
	lastProofAt: number | null;
	/** Whether the last backup went to another disk than the guide's; null = not known. */
	isApart: boolean | null;
};

/** Beyond these ages the panel and the doctor complain. */
const OLD = { backup: 2 * DAY, proof: 35 * DAY } as const;

export type BackupLack = 'no-backup' | 'old-backup' | 'same-disk' | 'no-proof' | 'old-proof';

/** What is missing at `now` (real UTC milliseconds), the most urgent first. */
export function lacksOfBackups(
	{ lastBackupAt, lastProofAt, isApart }: BackupAges,
	now: number,
): BackupLack[] {
	if (lastBackupAt === null) return ['no-backup'];
	const lacks: [BackupLack, boolean][] = [
		['old-backup', now - lastBackupAt > OLD.backup],
		['same-disk', isApart === false],
		['no-proof', lastProofAt === null],
		['old-proof', lastProofAt !== null && now - lastProofAt > OLD.proof],
	];
	return lacks.filter(([, isLacking]) => isLacking).map(([lack]) => lack);
}
