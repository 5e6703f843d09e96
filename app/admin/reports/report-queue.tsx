import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readOf } from '#app/admin/data/read-of.ts';
import { Screen } from '#app/admin/ui/screen.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import { Alert } from '#app/ui/form/alert.tsx';
import type { ReportGroup, ReportList } from '#core/reports/contract.ts';
import { reportPanelCopy as copy } from '#core/reports/copy/panel.ts';
import type { ReportOutcome } from '#core/reports/outcome.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import { ReportCard } from './report-card.tsx';

const QUEUE = readOf('reports');
/** How often the queue is read again, in milliseconds. */
const LOOK_MS = 60_000;

/** The queue of readers' reports: one decision settles all alike reports of a game. */
export function ReportQueue({ first }: { first: ReportList }) {
	const client = useQueryClient();
	const { data: list } = useQuery({ ...QUEUE, initialData: first, refetchInterval: LOOK_MS });
	const work = useSave(QUEUE.queryKey);
	const [said, setSaid] = useState('');
	const status = useRef<HTMLParagraphElement>(null);
	const { groups, total } = list;

	async function decide({ id, revision, game }: ReportGroup, outcome: ReportOutcome) {
		const isDone = await work.run(async () => {
			await client.cancelQueries({ queryKey: QUEUE.queryKey });
			const body = { outcome, revision };
			const { queue } = await api.send('POST', 'reports/:id', { params: { id }, body });
			client.setQueryData(QUEUE.queryKey, queue);
		});
		if (!isDone) return void client.invalidateQueries({ queryKey: QUEUE.queryKey });
		setSaid(copy.done[outcome](game.title));
		status.current?.focus();
	}

	return (
		<Screen
			title={copy.title}
			actions={
				<a className="button button-quiet" href={panelPaths.games}>
					{copy.games}
				</a>
			}
		>
			<p className="quiet">{copy.lead}</p>
			<p role="status" ref={status} tabIndex={-1}>
				{said}
			</p>
			{work.problem === null ? null : <Alert>{work.problem}</Alert>}
			{groups.length === 0 ? <p className="quiet">{copy.empty}</p> : null}
			<ul className="report-list">
				{groups.map((group) => (
					<ReportCard
						key={group.id}
						group={group}
						busy={work.busy}
						onDecide={(outcome) => void decide(group, outcome)}
					/>
				))}
			</ul>
			{total > groups.length ? <p className="quiet">{copy.more(total)}</p> : null}
		</Screen>
	);
}
