import { useEffect, useState } from 'react';
import { api } from '#app/api-client/api.client.ts';
import type { JobView, LineView } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { formatClock } from '#core/games/copy/games.ts';
import { isoLocal } from '#core/site/dates.ts';
import { usePolling } from './use-polling.ts';

const LIVE_MS = 1_000;
/** Log lines shown before the operator asks for the rest. */
const LAST_LINES = 15;

type LogState = { lines: LineView[]; upTo: number; asked: boolean };
const NOTHING: LogState = { lines: [], upTo: 0, asked: false };

/** Log of a run, line by line; it polls for new lines while the run goes on. */
export function RunLog({ run }: { run: Pick<JobView, 'id' | 'state' | 'lines'> }) {
	const [all, setAll] = useState(false);
	const { value, refresh } = usePolling(
		NOTHING,
		async (before, signal): Promise<LogState> => {
			const { lines } = await api.get('bot-runs/:id', {
				params: { id: run.id },
				query: { after: before.upTo },
				signal,
			});
			// Two questions may cross: a line is shown once.
			const fresh = lines.filter(({ seq }) => seq > before.upTo);
			return {
				lines: [...before.lines, ...fresh],
				upTo: fresh.at(-1)?.seq ?? before.upTo,
				asked: true,
			};
		},
		() => (run.state === 'running' ? LIVE_MS : null),
	);
	const { lines, upTo, asked } = value;
	const isBehind = !asked || upTo < run.lines;
	// Also after the run ends: its last lines arrive together with the end.
	useEffect(() => {
		if (isBehind) void refresh();
	}, [isBehind, refresh]);
	const shown = all ? lines : lines.slice(-LAST_LINES);
	if (lines.length === 0) return asked ? <p className="quiet">{botPanelCopy.runs.noLog}</p> : null;
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
