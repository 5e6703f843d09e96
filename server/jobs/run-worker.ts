import { botCopy } from '#core/bots/copy/bots.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { openHealthPort } from '#server/http/health-port.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { type Life, runProcess } from '#server/run-process.ts';
import { createWorker } from './worker.ts';

/** Runs a process with bots and no site until a signal, then gives back unfinished runs. */
export function runWorker(): Promise<number> {
	return runProcess(liveAsWorker, { role: 'worker' });
}

export async function liveAsWorker({ context, signals }: Life): Promise<void> {
	await using health = await openHealthPort(context);
	await using _metrics = await openMetrics(context);
	await using worker = createWorker(context, { bots: ALL_BOTS });
	worker.start();
	process.stderr.write(botCopy.working);
	// The worker's timers are unreferenced and signal listeners do not count: this keeps the process
	// alive.
	const alive = setInterval(() => undefined, 60_000);
	await signals.first;
	clearInterval(alive);
	context.log.info('draining');
	health?.drain();
	await Promise.race([worker.drain(), signals.second]);
}
