import cluster from 'node:cluster';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname } from 'node:path';
import { type ListenPlace, startCopy } from '#core/copy/start.ts';
import { recordOf } from '#core/kit/record.ts';
import type { Config } from '#server/config/config.ts';
import { failureCode } from '#server/db/db-error.ts';
import { wayBackFrom } from '#server/installation/newest-backup.ts';

/** What prevents this process from starting, as a pt-BR sentence, or null. Read-only. */
export async function findStartProblem(config: Config): Promise<string | null> {
	const folder = await findFolderProblem(config.dataDir);
	// A member of several processes shares a port that is served: a probe would take its connections.
	if (folder !== null || config.role === 'worker' || cluster.isWorker) return folder;
	return findPortProblem(config);
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
async function findPortProblem({ port, host }: ListenPlace): Promise<string | null> {
	const probe = createServer().listen({ port, ...(host === null ? {} : { host }) });
	try {
		await once(probe, 'listening');
		await new Promise((resolve) => probe.close(resolve));
		return null;
	} catch (error) {
		return startCopy.port({ port, host }, codeOf(error));
	}
}

/**
 * The sentence for a system failure during startup: a port taken after the check, a damaged file, a
 * limit. Null for any other.
 */
export async function failureProblem(
	error: unknown,
	{ port, host, dataDir }: Config,
): Promise<string | null> {
	const { syscall } = recordOf(error);
	if (syscall === 'listen') return startCopy.port({ port, host }, codeOf(error));
	const code = failureCode(error);
	return code === null
		? null
		: startCopy.failure({ folder: dataDir, wayBack: await wayBackFrom(dataDir) }, code);
}

function codeOf(error: unknown): string {
	return String(recordOf(error).code ?? error);
}
