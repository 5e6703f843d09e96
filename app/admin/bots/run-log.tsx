import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from '#app/admin/data/key-of.ts';
import { api } from '#app/api-client/api.client.ts';
import type { JobView, LineView } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { formatClock } from '#core/games/copy/games.ts';
import { isoLocal } from '#core/site/dates.ts';

const LIVE_MS = 1_000;
/** Log lines shown before the operator asks for the rest. */
const LAST_LINES = 15;

/** Log of a run, line by line; it polls for new lines while the run goes on. */
export function RunLog({ run }: { run: Pick<JobView, 'id' | 'state' | 'lines'> }) {
	const [all, setAll] = useState(false);
	const client = useQueryClient();
	const params = { id: run.id };
	const key = keyOf('bot-runs/:id', { params });
	const {
		data: lines,
		isFetched,
		refetch,
	} = useQuery({
		queryKey: key,
		queryFn: async ({ signal }) => {
			const before = client.getQueryData<LineView[]>(key) ?? [];
			const query = { after: before.at(-1)?.seq ?? 0 };
			const { lines: fresh } = await api.get('bot-runs/:id', { params, query, signal });
			return [...before, ...fresh];
		},
		refetchInterval: run.state === 'running' && LIVE_MS,
	});
	const isBehind = isFetched && (lines?.at(-1)?.seq ?? 0) < run.lines;
	// Also after the run ends: its last lines arrive together with the end.
	useEffect(() => {
		if (isBehind) void refetch();
	}, [isBehind, refetch]);
	if (lines === undefined) return null;
	if (lines.length === 0) return <p className="quiet">{botPanelCopy.runs.noLog}</p>;
	const shown = all ? lines : lines.slice(-LAST_LINES);
	return (
		<>
			{lines.length === shown.length ? null : (
				<button type="button" className="text-button" onClick={() => setAll(true)}>
					{botPanelCopy.runs.earlier(lines.length - shown.length)}
				</button>
			)}
			<ol className="run-log" aria-label={botPanelCopy.runs.log}>
				{shown.map(({ seq, at, level, text }) => (
					<li key={seq} data-level={level}>
						<time dateTime={isoLocal(at)}>{formatClock(at)}</time> <span>{text}</span>
					</li>
				))}
			</ol>
		</>
	);
}
