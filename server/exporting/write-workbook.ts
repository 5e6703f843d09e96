import { Worker } from 'node:worker_threads';
import { AppError } from '#core/kit/app-error.ts';
import { threadEnv } from '#server/config/env.ts';

const FILE = new URL('./workbook-thread.ts', import.meta.url);
const LIMIT_MS = 60_000;

export type ToWorkbook = { sheet: string; rows: string[][] };

/**
 * Text rows as an .xlsx workbook, written in a thread so that the server stays responsive. Cells
 * are text, never formulas.
 */
export function writeWorkbook(table: ToWorkbook): Promise<Uint8Array> {
	const worker = new Worker(FILE, { workerData: table, env: threadEnv() });
	return new Promise((resolve, reject) => {
		const timer = setTimeout(
			() => end(() => reject(new AppError('unavailable', 'The workbook took too long'))),
			LIMIT_MS,
		);
		function end(act: () => void): void {
			clearTimeout(timer);
			act();
			void worker.terminate();
		}
		worker.once('message', (bytes: Uint8Array) => end(() => resolve(bytes)));
		worker.once('error', (error) => end(() => reject(error)));
	});
}
