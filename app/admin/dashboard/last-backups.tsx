import type { Overview } from '#core/admin/overview.ts';
import { lacksOfBackups } from '#core/backups/ages.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { formatMoment } from '#core/copy/moments.ts';

/** When the guide was last backed up and a backup proved, and what an administrator should do. */
export function LastBackups({ backups }: { backups: NonNullable<Overview['backups']> }) {
	const { lastBackupAt, lastProofAt, at } = backups;
	const { panel } = backupCopy;
	return (
		<section className="changes" aria-labelledby="copias">
			<h2 id="copias">{panel.title}</h2>
			{lastBackupAt === null ? null : (
				<p className="quiet">{panel.backup(formatMoment(lastBackupAt))}</p>
			)}
			{lastProofAt === null ? null : (
				<p className="quiet">{panel.proof(formatMoment(lastProofAt))}</p>
			)}
			{lacksOfBackups(backups, at).map((lack) => (
				<p key={lack} className="lack">
					{panel.lacks[lack]}
				</p>
			))}
		</section>
	);
}
