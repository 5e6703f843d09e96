import { setTimeout as wait } from 'node:timers/promises';
import { moveCopy } from '#core/copy/move.ts';
import { webCopy } from '#core/copy/web.ts';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import type { AppContext } from '#server/context.ts';
import { writeSetupLink } from '#server/identity/accounts/first-administrator.ts';
import { liveAsWorker } from '#server/jobs/run-worker.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { openMetrics } from '#server/metrics/open-metrics.ts';
import { isMoving } from '#server/move/move-guide.ts';
import { FURTHER, LATE, retired, sayReady } from '#server/processes/member.ts';
import { type Life, runProcess } from '#server/run-process.ts';
import { helpersYieldToServing, putReadersFirst } from '#server/yield-to-serving.ts';
import { startWebServer, type WebServer } from './web-server.ts';

/**
 * Runs the web process until a signal: settings, context, server. ROLE adds the bots, or runs them
 * alone. The first signal drains within 10 s, a second one ends at once; both close the database.
 * Resolves with the exit code.
 */
export function runWeb(args: readonly string[]): Promise<number> {
	return runProcess(async (life) => {
		if (life.context.config.role === 'worker') return liveAsWorker(life);
		await serve(life, {
			isDevelopment: args.includes('--dev'),
			isFirst: !args.includes(FURTHER),
			opensLate: args.includes(LATE),
		});
	});
}

type Manner = {
	isDevelopment: boolean;
	/** The first of several processes, or the only one. */
	isFirst: boolean;
	opensLate: boolean;
};

async function serve({ context, signals }: Life, manner: Manner): Promise<void> {
	const { isDevelopment, isFirst, opensLate } = manner;
	const { config, log } = context;
	const development = isDevelopment ? await import('./render/development-site.ts') : null;
	await using server = await startWebServer(context, {
		...(development === null ? {} : { openFrontEnd: development.openDevelopmentSite }),
		opensLate,
	});
	helpersYieldToServing();
	putReadersFirst();
	const publicUrl = config.publicUrl ?? server.address;
	if (isFirst) await greet(context, publicUrl);
	await using _metrics = await openMetrics(context);
	await using worker = createWorker(context, { bots: ALL_BOTS, publicUrl });
	if (config.role === 'all' && isFirst) worker.start();
	sayReady();
	const isRetired = await Promise.race([
		signals.first.then(() => false),
		retired().then(() => true),
	]);
	log.info('draining');
	const drained = worker.drain();
	// A successor holds the port already: balancers need not hear of it.
	if (!isRetired) await leaveBalancers(server, config.drainMs, signals);
	await Promise.race([Promise.all([server.drain(), drained]), signals.second]);
}

/** What the person who starts the site must know. */
async function greet({ config, db, identity }: AppContext, publicUrl: string): Promise<void> {
	process.stderr.write(webCopy.serving(publicUrl));
	// While the guide moves to another database nothing can be written.
	if (await isMoving(db)) {
		process.stderr.write(moveCopy.startedReadOnly);
		return;
	}
	const setup = await writeSetupLink(identity, { dataDir: config.dataDir, publicUrl });
	if (setup !== null) process.stderr.write(identityCopy.setup(setup));
}

/** Says "not ready" and serves on, until each balancer that asks has taken this node out. */
async function leaveBalancers(
	server: WebServer,
	drainMs: number,
	{ second }: Life['signals'],
): Promise<void> {
	server.announceEnd();
	const pause = new AbortController();
	void second.then(() => pause.abort());
	await wait(drainMs, undefined, { signal: pause.signal }).catch(() => undefined);
}
