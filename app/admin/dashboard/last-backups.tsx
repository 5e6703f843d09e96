import type { Overview } from '#core/admin/overview.ts';
import { backupCopy } from '#core/copy/backup.ts';
import { formatMoment } from '#core/copy/moments.ts';

/** When the guide was last backed up and a backup proved; what is missing is under security. */
export function LastBackups({ backups }: { backups: NonNullable<Overview['backups']> }) {
	const { lastBackupAt, lastProofAt } = backups;
	const { panel } = backupCopy;
	if (lastBackupAt === null) return null;
	return (
		<section className="changes" aria-labelledby="copias">
			<h2 id="copias">{panel.title}</h2>
			<p className="quiet">{panel.backup(formatMoment(lastBackupAt))}</p>
			{lastProofAt === null ? null : (
				<p className="quiet">{panel.proof(formatMoment(lastProofAt))}</p>
			)}
		</section>
	);
}
