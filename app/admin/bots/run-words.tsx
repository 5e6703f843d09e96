import type { JobView } from '#core/bots/contract.ts';
import { botPanelCopy, countWords, durationWords, momentWords } from '#core/bots/copy/panel.ts';

/** State of a run, with its icon. */
export function RunState({ run }: { run: Pick<JobView, 'state' | 'stopping' | 'error'> }) {
	const isRetry = run.state === 'waiting' && run.error !== null;
	return (
		<span className="run-state" data-state={isRetry ? 'retry' : run.state}>
			{run.stopping ? botPanelCopy.stopping : botPanelCopy.states[run.state]}
		</span>
	);
}

/** What a run did, in numbers: '2 enviadas · 1 atualizada'. */
export function countsOf({ counts }: Pick<JobView, 'counts'>): string {
	return Object.entries(counts)
		.flatMap(([name, count]) => (count === 0 ? [] : (countWords[name]?.(count) ?? [])))
		.join(' · ');
}

/** Start, reason and duration of a run. */
export function runFacts(run: JobView, now: number): string {
	const { startedAt, slotAt, cause, actor, ranMs, state, dryRun, attempt, attempts } = run;
	return [
		momentWords(startedAt ?? slotAt, now),
		actor === null ? botPanelCopy.causes[cause] : botPanelCopy.askedBy(actor),
		dryRun ? botPanelCopy.simulated : '',
		ranMs === null || state === 'running' ? '' : botPanelCopy.took(durationWords(ranMs)),
		attempt > 1 ? botPanelCopy.attempt(attempt, attempts) : '',
	]
		.filter(Boolean)
		.join(' · ');
}

/** Progress of a run, if it reports any. */
export function RunProgress({ run }: { run: JobView }) {
	const { done, total } = run.progress;
	if (run.state !== 'running' || (done === 0 && total === null)) return null;
	return (
		<div className="run-progress">
			<progress
				aria-label={botPanelCopy.progressLabel}
				{...(total === null ? {} : { value: done, max: Math.max(1, total) })}
			/>
			<span>{botPanelCopy.progress(done, total)}</span>
		</div>
	);
}
