import { configCopy } from '#core/copy/config.ts';
import { startCopy } from '#core/copy/start.ts';
import { webCopy } from '#core/copy/web.ts';
import { errorCode } from '#core/kit/app-error.ts';
import { errorText } from '#core/kit/error-text.ts';
import { type Config, parseConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { type AppContext, createAppContext } from './context.ts';
import { closeDataFolder } from './data-folder.ts';
import { layBallast } from './db/ballast.ts';
import { createLog } from './log.ts';
import { listenForSignals, type Signals } from './signals.ts';
import { failureProblem, findStartProblem } from './start-problem.ts';

/**
 * What a process runs with. The first signal requests an orderly shutdown, a second one an
 * immediate exit.
 */
export type Life = {
	context: AppContext;
	signals: Pick<Signals, 'first' | 'second'>;
};

/**
 * Runs a process from settings to exit code: opens the context, waits for `life`, and closes
 * everything.
 */
export async function runProcess(
	life: (life: Life) => Promise<void>,
	options: Partial<Pick<Config, 'role'>> = {},
): Promise<number> {
	const read = parseConfig(readEnv(), Date.now());
	if (!read.ok) {
		process.stderr.write(
			`${[configCopy.heading, ...read.error.map((sentence) => `  - ${sentence}`)].join('\n')}\n`,
		);
		return 1;
	}
	const config = { ...read.value.config, ...options };
	const problem = await findStartProblem(config);
	if (problem !== null) return refuseStart(problem);
	const { log, flush } = createLog(config.logLevel);
	for (const warning of read.value.warnings) log.warn(warning);
	process.on('uncaughtException', (error) => {
		log.fatal({ err: error }, 'unexpected error');
		flush();
		process.exit(1);
	});
	try {
		closeDataFolder(config.dataDir);
		await using context = await createAppContext(config, log);
		if (config.databaseUrl === null && !(await layBallast(config.dataDir)))
			log.warn('too little space for the ballast of a full disk');
		// Before any work: a signal during startup must also shut down in order.
		const { end, ...signals } = listenForSignals();
		// A reload of one process: its supervisor starts the next one.
		process.on('SIGHUP', end);
		let code = 0;
		void context.db.broken.then((error) => {
			log.fatal(
				{ err: error },
				'the disk failed in the middle of a write: ending, so that nothing is built on what may be lost',
			);
			code = 1;
			end();
		});
		await life({ context, signals });
		return code;
	} catch (error) {
		// Expected failures carry a sentence for the operator (a newer schema, a full disk); the rest
		// is logged.
		const failure = await failureProblem(error, config);
		if (failure !== null) return refuseStart(failure);
		if (errorCode(error) === null) log.fatal({ err: error }, 'could not go on');
		else process.stderr.write(`${webCopy.failed(errorText(error))}\n`);
		return 1;
	} finally {
		flush();
	}
}

function refuseStart(sentence: string): 1 {
	process.stderr.write(startCopy.refused(sentence));
	return 1;
}
