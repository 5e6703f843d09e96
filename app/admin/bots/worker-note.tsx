import { Alert } from '#app/ui/form/alert.tsx';
import type { BotBoard } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { formatMoment } from '#core/copy/moments.ts';

const copy = botPanelCopy.noWorker;

/** Warns when no worker runs the bots. */
export function WorkerNote({ board, lost }: { board: BotBoard; lost: boolean }) {
	const { workers, lastSeenAt } = board;
	if (lost) return <Alert>{botPanelCopy.lost}</Alert>;
	if (workers.length === 0)
		return (
			<Alert>
				<strong>{copy.title}.</strong>{' '}
				{lastSeenAt === null ? copy.never : copy.since(formatMoment(lastSeenAt))}
			</Alert>
		);
	return (
		<p className="state quiet" data-state="active">
			{botPanelCopy.workers(workers.length)}
		</p>
	);
}
