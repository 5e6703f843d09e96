import { Alert } from '#app/ui/form/alert.tsx';
import type { JobView } from '#core/bots/contract.ts';
import { botNames, botPanelCopy } from '#core/bots/copy/panel.ts';
import { runFacts } from './run-words.tsx';
import { useBotAction } from './use-bot-action.tsx';

const copy = botPanelCopy.dead;

/** Runs that failed permanently: they wait until an operator retries or dismisses them. */
export function DeadRuns({
	runs,
	now,
	onDone,
}: {
	runs: readonly JobView[];
	now: number;
	onDone: () => Promise<void>;
}) {
	const action = useBotAction(onDone);
	if (runs.length === 0) return null;
	return (
		<section className="dead-runs" aria-labelledby="falhas">
			<h2 id="falhas">{copy.title}</h2>
			<p className="quiet">{copy.lead}</p>
			{action.problem === null ? null : <Alert>{action.problem}</Alert>}
			<ul className="row-list">
				{runs.map((run) => (
					<li key={run.id}>
						<div>
							<strong>{botNames[run.botId].name}</strong>{' '}
							<span className="cell-note">{runFacts(run, now)}</span>
							<p className="run-error">{run.error}</p>
						</div>
						<div className="panel-actions">
							<button
								type="button"
								className="button button-quiet"
								aria-label={copy.retryOf(botNames[run.botId].name)}
								onClick={() => void action.decide(run.id, 'retry')}
							>
								{copy.retry}
							</button>
							<button
								type="button"
								className="text-button"
								aria-label={copy.dismissOf(botNames[run.botId].name)}
								onClick={() => void action.decide(run.id, 'dismiss')}
							>
								{copy.dismiss}
							</button>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
