import { Worker } from 'node:worker_threads';
import { importReasons } from '#core/importing/copy/reasons.ts';
import type { ImportReading } from '#core/importing/draft-game.ts';
import { unreadable } from '#core/importing/unreadable.ts';
import { recordOf } from '#core/kit/record.ts';
import { threadEnv } from '#server/config/env.ts';
import type { FromReader, ToReader } from '#server/importing/reading/reader-thread.ts';
import type { Naming } from '#server/reference/naming.ts';
import type { SourceFile } from './source-file.ts';

type ReadOptions = {
	/** Aborts the reading; the promise rejects with its reason. */
	signal?: AbortSignal;
	limits?: Partial<ReadLimits>;
	file?: URL;
};

type ReadLimits = {
	bytes: number;
	baseMs: number;
	perMegabyteMs: number;
	longestMs: number;
	heapMb: number;
};

const MEGABYTE = 2 ** 20;
/** A season of a whole country is 1 MB; a sheet of 100 thousand games about 20 MB. */
const LIMITS: ReadLimits = {
	bytes: 64 * MEGABYTE,
	baseMs: 20_000,
	perMegabyteMs: 2_000,
	longestMs: 90_000,
	heapMb: 384,
};
const FILE = new URL('../reading/reader-thread.ts', import.meta.url);

/**
 * Reads a document in a thread with limits of time and memory: a hostile file yields an error
 * sentence and never stops the server. Any bytes have a result: `ignored` and `warnings` list the
 * problems of the file (issue section 4, `trust-ux` F24).
 */
export async function readSource(
	source: SourceFile,
	naming: Naming,
	options: ReadOptions = {},
): Promise<ImportReading> {
	const limits = { ...LIMITS, ...options.limits };
	const format = source.format ?? 'agenda';
	const size = source.bytes.byteLength;
	if (size > limits.bytes) {
		return unreadable(
			format,
			importReasons.fileTooBig(Math.ceil(size / MEGABYTE), Math.floor(limits.bytes / MEGABYTE)),
		);
	}
	const deadline = Math.min(
		limits.longestMs,
		limits.baseMs + (size / MEGABYTE) * limits.perMegabyteMs,
	);
	const answer = await runThread(
		{ source, entries: naming.entries },
		{ deadline, heapMb: limits.heapMb, options },
	);
	return 'reading' in answer ? answer.reading : unreadable(format, answer.reason);
}

type Run = { deadline: number; heapMb: number; options: ReadOptions };

/** One run of a thread: its result, or a sentence with the reason for its failure. */
function runThread(asked: ToReader, { deadline, heapMb, options }: Run): Promise<FromReader> {
	const { signal, file = FILE } = options;
	signal?.throwIfAborted();
	const worker = new Worker(file, {
		workerData: asked,
		env: threadEnv(),
		resourceLimits: { maxOldGenerationSizeMb: heapMb },
	});
	return new Promise((resolve, reject) => {
		const give = (answer: FromReader) => settle(() => resolve(answer));
		const onAbort = () => settle(() => reject(signal?.reason));
		const timer = setTimeout(
			() => give({ reason: importReasons.tookTooLong(Math.round(deadline / 1000)) }),
			deadline,
		);
		function settle(act: () => void): void {
			clearTimeout(timer);
			signal?.removeEventListener('abort', onAbort);
			act();
			void worker.terminate();
		}
		signal?.addEventListener('abort', onAbort, { once: true });
		worker.once('message', give);
		worker.once('error', (error) => give({ reason: reasonOf(error) }));
		worker.once('exit', () => give({ reason: importReasons.readerFailed }));
	});
}

function reasonOf(error: unknown): string {
	const { code } = recordOf(error);
	return code === 'ERR_WORKER_OUT_OF_MEMORY'
		? importReasons.tookTooMuch
		: importReasons.readerFailed;
}
