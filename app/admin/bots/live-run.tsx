import { Alert } from '#app/ui/form/alert.tsx';
import type { BotView, JobView } from '#core/bots/contract.ts';
import { botNames, botPanelCopy, momentWords } from '#core/bots/copy/panel.ts';
import { RunLog } from './run-log.tsx';
import { countsOf, RunProgress, RunState, runFacts } from './run-words.tsx';
import { useBotAction } from './use-bot-action.tsx';

type LiveRunProps = { bot: BotView; now: number; onDone: () => Promise<void> };

/** The run in progress with its growing log; otherwise the last run. */
export function LiveRun({ bot, now, onDone }: LiveRunProps) {
	const action = useBotAction(onDone);
	const run = bot.open ?? bot.last;
	const { dead } = botPanelCopy;
	return (
		<section className="setting-block" aria-labelledby="agora">
			<h2 id="agora">{botPanelCopy.now.title}</h2>
			{run === null ? (
				<p className="quiet">{botPanelCopy.never}</p>
			) : (
				<RunFacts run={run} now={now} />
			)}
			{run?.state === 'dead' ? (
				<div className="panel-actions">
					<button
						type="button"
						className="button"
						onClick={() => void action.decide(run.id, 'retry')}
					>
						{dead.retry}
					</button>
					<button
						type="button"
						className="button button-quiet"
						aria-label={dead.dismissOf(botNames[bot.id].name)}
						onClick={() => void action.decide(run.id, 'dismiss')}
					>
						{dead.dismiss}
					</button>
				</div>
			) : null}
			{action.problem === null ? null : <Alert>{action.problem}</Alert>}
			{run === null ? null : <RunLog key={run.id} run={run} />}
		</section>
	);
}

function RunFacts({ run, now }: { run: JobView; now: number }) {
	const isQueued = run.state === 'waiting' && run.error === null;
	return (
		<div className="run-facts">
			<p>
				<RunState run={run} /> <span className="quiet">{runFacts(run, now)}</span>
			</p>
			<RunProgress run={run} />
			{countsOf(run) === '' ? null : <p className="run-counts">{countsOf(run)}</p>}
			{isQueued ? <p className="quiet">{botPanelCopy.now.waits}</p> : null}
			{run.error === null ? null : <p className="run-error">{run.error}</p>}
			{run.state === 'waiting' && run.error !== null ? (
				<p className="quiet">{botPanelCopy.again(momentWords(run.dueAt, now))}</p>
			) : null}
		</div>
	);
}
