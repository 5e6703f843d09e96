import { webCopy } from '#core/copy/web.ts';
import { identityCopy } from '#core/identity/copy/identity.ts';
import { ALL_BOTS } from '#server/bots/all-bots.ts';
import { writeSetupLink } from '#server/identity/accounts/first-administrator.ts';
import { liveAsWorker } from '#server/jobs/run-worker.ts';
import { createWorker } from '#server/jobs/worker.ts';
import { type Life, runProcess } from '#server/run-process.ts';
import { helpersYieldToServing, putReadersFirst } from '#server/yield-to-serving.ts';
import { startWebServer } from './web-server.ts';

/**
 * Runs the web process until a signal: settings, context, server. ROLE adds the bots, or runs them
 * alone. The first signal drains within 10 s, a second one ends at once; both close the database.
 * Resolves with the exit code.
 */
export function runWeb(args: readonly string[]): Promise<number> {
	return runProcess(async (life) => {
		if (life.context.config.role === 'worker') return liveAsWorker(life);
		await serve(life, args.includes('--dev'));
	});
}

async function serve({ context, signals }: Life, isDevelopment: boolean): Promise<void> {
	const { config, identity, log } = context;
	const development = isDevelopment ? await import('./render/development-site.ts') : null;
	await using server = await startWebServer(
		context,
		development === null ? {} : { openFrontEnd: development.openDevelopmentSite },
	);
	helpersYieldToServing();
	putReadersFirst();
	const publicUrl = config.publicUrl ?? server.address;
	process.stderr.write(webCopy.serving(publicUrl));
	const setup = await writeSetupLink(identity, { dataDir: config.dataDir, publicUrl });
	if (setup !== null) process.stderr.write(identityCopy.setup(setup));
	await using worker = createWorker(context, { bots: ALL_BOTS, publicUrl });
	if (config.role === 'all') worker.start();
	await signals.first;
	log.info('draining');
	await Promise.race([Promise.all([server.drain(), worker.drain()]), signals.second]);
}
