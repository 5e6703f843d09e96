import cluster from 'node:cluster';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type ListenPlace, startCopy } from '#core/copy/start.ts';
import { entriesOf } from '#core/kit/keys.ts';
import { recordOf } from '#core/kit/record.ts';
import type { Config } from '#server/config/config.ts';
import { failureCode } from '#server/db/db-error.ts';
import { wayBackFrom } from '#server/installation/newest-backup.ts';

/** What prevents this process from starting, as a pt-BR sentence, or null. Read-only. */
export async function findStartProblem(config: Config): Promise<string | null> {
	const folder = await findFolderProblem(config.dataDir);
	// A member of several processes shares a port that is served: a probe would take its connections.
	if (folder !== null || cluster.isWorker) return folder;
	for (const place of placesOf(config)) {
		const problem = await findPortProblem(place);
		if (problem !== null) return problem;
	}
	return null;
}

/** The ports that this process opens. */
function placesOf({ role, host, ...config }: Config): ListenPlace[] {
	const { port, healthPort, metricsPort } = config;
	const opened = {
		...(role === 'worker' ? { HEALTH_PORT: healthPort } : { PORT: port }),
		METRICS_PORT: metricsPort,
	};
	return entriesOf(opened).flatMap(([setting, own]) =>
		own === null || own === undefined ? [] : [{ setting, port: own, host }],
	);
}

/**
 * Why this user cannot write to or create the data folder, as a pt-BR sentence; null when they can.
 */
export async function findFolderProblem(dataDir: string): Promise<string | null> {
	for (let folder = dataDir; ; folder = dirname(folder)) {
		const code = await refusalOf(folder);
		if (code === null) return null;
		if (code !== 'ENOENT' || folder === dirname(folder)) return startCopy.folder(dataDir, code);
	}
}

async function refusalOf(folder: string): Promise<string | null> {
	try {
		if (!(await stat(folder)).isDirectory()) return 'ENOTDIR';
		await access(folder, constants.W_OK | constants.X_OK);
		return null;
	} catch (error) {
		return codeOf(error);
	}
}

/**
 * Opens the port and closes it, so that a taken port is reported before the database is touched.
 */
async function findPortProblem(place: ListenPlace): Promise<string | null> {
	const { port, host } = place;
	const probe = createServer().listen({ port, ...(host === null ? {} : { host }) });
	try {
		await once(probe, 'listening');
		await new Promise((resolve) => probe.close(resolve));
		return null;
	} catch (error) {
		return startCopy.port(place, codeOf(error));
	}
}

/**
 * The sentence for a system failure during startup: a port taken after the check, a damaged file, a
 * limit. Null for any other.
 */
export async function failureProblem(error: unknown, config: Config): Promise<string | null> {
	const { syscall, port } = recordOf(error);
	const places = placesOf(config);
	const [first] = places;
	const place = places.find((one) => one.port === port) ?? first;
	if (syscall === 'listen' && place !== undefined) return startCopy.port(place, codeOf(error));
	const code = failureCode(error);
	return code === null
		? null
		: startCopy.failure(
				{ folder: config.dataDir, wayBack: await wayBackFrom(config.dataDir) },
				code,
			);
}

function codeOf(error: unknown): string {
	return String(recordOf(error).code ?? error);
}
