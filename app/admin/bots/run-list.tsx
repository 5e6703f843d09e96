import { useEffect, useRef, useState } from 'react';
import { MorePages } from '#app/admin/ui/use-pages.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { BotView, JobView, RunPage } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { RunLog } from './run-log.tsx';
import { countsOf, RunState, runFacts } from './run-words.tsx';
import { usePolling } from './use-polling.ts';

const BUSY_MS = 2_000;
const QUIET_MS = 10_000;
const copy = botPanelCopy.runs;

/** Earlier runs of the bot, newest first, each with its log. */
export function RunList({ bot, now }: { bot: BotView; now: number }) {
	const list = usePolling<RunPage | null>(
		null,
		async (before, signal) =>
			withOlder(await api.get('bots/:id/runs', { params: { id: bot.id }, signal }), before),
		() => (bot.open === null ? QUIET_MS : BUSY_MS),
	);
	const { value: page, refresh, set } = list;
	// Refreshes as soon as a run starts or ends instead of at the next poll.
	const latest = `${bot.open?.id} ${bot.last?.id} ${bot.last?.state}`;
	const asked = useRef('');
	useEffect(() => {
		if (asked.current === latest) return;
		asked.current = latest;
		void refresh();
	}, [refresh, latest]);

	const { run, busy, problem } = useSave();
	const showMore = (shown: RunPage) =>
		void run(async () => {
			const older = await api.get('bots/:id/runs', {
				params: { id: bot.id },
				query: { before: shown.next ?? undefined },
			});
			set({ runs: [...shown.runs, ...older.runs], next: older.next });
		});

	return (
		<section className="setting-block" aria-labelledby="execucoes">
			<h2 id="execucoes">{copy.title}</h2>
			{page === null ? null : (
				<>
					<Runs runs={page.runs} now={now} />
					<MorePages
						pages={{ shown: page, busy, problem, showMore: () => showMore(page) }}
						label={copy.more}
					/>
				</>
			)}
		</section>
	);
}

/** The newest page, followed by the older runs already loaded. */
function withOlder(newest: RunPage, before: RunPage | null): RunPage {
	const last = newest.runs.at(-1)?.id;
	const older =
		before === null || last === undefined ? [] : before.runs.filter(({ id }) => id < last);
	return older.length === 0
		? newest
		: { runs: [...newest.runs, ...older], next: before?.next ?? null };
}

function Runs({ runs, now }: { runs: readonly JobView[]; now: number }) {
	if (runs.length === 0) return <p className="quiet">{copy.empty}</p>;
	return (
		<>
			<p className="quiet">{copy.note}</p>
			<ul className="run-list">
				{runs.map((run) => (
					<RunEntry key={run.id} run={run} now={now} />
				))}
			</ul>
		</>
	);
}

function RunEntry({ run, now }: { run: JobView; now: number }) {
	const [open, setOpen] = useState(false);
	return (
		<li>
			<details className="folds" onToggle={(event) => setOpen(event.currentTarget.open)}>
				<summary>
					<RunState run={run} /> <span>{runFacts(run, now)}</span>{' '}
					<span className="quiet">{run.error ?? countsOf(run)}</span>
				</summary>
				{open ? <RunLog run={run} /> : null}
			</details>
		</li>
	);
}
