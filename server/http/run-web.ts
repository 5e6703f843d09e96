import { configCopy } from '#core/copy/config.ts';
import { identityCopy } from '#core/copy/identity.ts';
import { webCopy } from '#core/copy/web.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { parseConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createAppContext } from '#server/context.ts';
import { writeSetupLink } from '#server/identity/first-administrator.ts';
import { createLog } from '#server/log.ts';
import { startWebServer } from './web-server.ts';

const SAME_SIGNAL_MS = 300;

/**
 * The life of the web process: settings, context, server, then until a signal. The first signal drains within 10 s, a second one ends at
 * once; both close the database. Resolves with the exit code.
 */
export async function runWeb(args: readonly string[]): Promise<number> {
	const read = parseConfig(readEnv(), Date.now());
	if (!read.ok) {
		process.stderr.write(`${[configCopy.heading, ...read.error.map((sentence) => `  - ${sentence}`)].join('\n')}\n`);
		return 1;
	}
	const { config, warnings } = read.value;
	const { log, flush } = createLog(config.logLevel);
	for (const warning of warnings) log.warn(warning);
	process.on('uncaughtException', (error) => {
		log.fatal({ err: error }, 'unexpected error');
		flush();
		process.exit(1);
	});
	try {
		await using context = await createAppContext(config, log);
		const development = args.includes('--dev') ? await import('./development-site.ts') : null;
		// Before anybody can be served: a signal that comes while the setup link is written ends in order too.
		const { first, second } = listenForSignals();
		await using server = await startWebServer(context, development === null ? {} : { openFrontEnd: development.openDevelopmentSite });
		const publicUrl = config.publicUrl ?? server.address;
		process.stderr.write(webCopy.serving(publicUrl));
		const setup = await writeSetupLink(context.identity, { dataDir: config.dataDir, publicUrl });
		if (setup !== null) process.stderr.write(identityCopy.setup(setup));
		await first;
		log.info('draining');
		await Promise.race([server.drain(), second]);
		return 0;
	} catch (error) {
		// Expected failures carry a sentence for the operator (a newer schema, a full disk); the rest is for the log.
		if (errorCode(error) === null) log.fatal({ err: error }, 'could not go on');
		else process.stderr.write(`${webCopy.failed((error as Error).message)}\n`);
		return 1;
	} finally {
		flush();
	}
}

/** The first signal to end, and the second: npm delivers one Ctrl+C twice, so what follows within a moment is the same one. */
function listenForSignals(): { first: Promise<void>; second: Promise<void> } {
	const first = Promise.withResolvers<void>();
	const second = Promise.withResolvers<void>();
	let firstAt: number | null = null;
	function onSignal(): void {
		const now = performance.now();
		firstAt ??= now;
		first.resolve();
		if (now - firstAt > SAME_SIGNAL_MS) second.resolve();
	}
	process.on('SIGTERM', onSignal);
	process.on('SIGINT', onSignal);
	return { first: first.promise, second: second.promise };
}
