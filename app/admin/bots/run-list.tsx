import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from '#app/admin/data/key-of.ts';
import { MorePages } from '#app/admin/ui/use-pages.tsx';
import { useSave } from '#app/admin/ui/use-save.tsx';
import { api } from '#app/api-client/api.client.ts';
import type { BotView, JobView, RunPage } from '#core/bots/contract.ts';
import { botPanelCopy } from '#core/bots/copy/panel.ts';
import { RunLog } from './run-log.tsx';
import { countsOf, RunState, runFacts } from './run-words.tsx';

const BUSY_MS = 2_000;
const QUIET_MS = 10_000;
const copy = botPanelCopy.runs;

/** Earlier runs of the bot, newest first, each with its log. */
export function RunList({ bot, now }: { bot: BotView; now: number }) {
	const client = useQueryClient();
	const params = { id: bot.id };
	const key = keyOf('bots/:id/runs', { params });
	const { data: page, refetch } = useQuery({
		queryKey: key,
		queryFn: async ({ signal }) => {
			const newest = await api.get('bots/:id/runs', { params, signal });
			return withOlder(newest, client.getQueryData<RunPage>(key));
		},
		refetchInterval: bot.open === null ? QUIET_MS : BUSY_MS,
	});
	// Refreshes as soon as a run starts or ends instead of at the next poll.
	const latest = `${bot.open?.id} ${bot.last?.id} ${bot.last?.state}`;
	const asked = useRef(latest);
	useEffect(() => {
		if (asked.current === latest) return;
		asked.current = latest;
		void refetch();
	}, [refetch, latest]);

	const { run, busy, problem } = useSave();
	const showMore = (shown: RunPage) =>
		void run(async () => {
			const older = await api.get('bots/:id/runs', {
				params,
				query: { before: shown.next ?? undefined },
			});
			const runs = [...shown.runs, ...older.runs];
			client.setQueryData<RunPage>(key, { runs, next: older.next });
		});

	return (
		<section className="setting-block" aria-labelledby="execucoes">
			<h2 id="execucoes">{copy.title}</h2>
			{page === undefined ? null : (
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
function withOlder(newest: RunPage, before: RunPage | undefined): RunPage {
	const last = newest.runs.at(-1)?.id;
	const older =
		before === undefined || last === undefined ? [] : before.runs.filter(({ id }) => id < last);
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
