import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#core/kit/app-error.ts';
import { renderThreadEnv } from '#server/config/env.ts';
import type { Log } from '#server/log.ts';
import { createRenderRequests } from './render-requests.ts';
import type { FromThread, PageRenderer, RenderSettings, ToThread } from './rendered-page.ts';

const DEADLINE_MS = 5_000;
const PONG_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const CLOSE_MS = 2_000;
/**
 * A page that needs more memory is a defect: the thread ends and restarts, so that the machine does
 * not swap. A small young generation collects a rendering's garbage early.
 */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 16 };

export type RenderWorkerOptions = {
	file: URL;
	settings: RenderSettings;
	log: Log;
	deadlineMs?: number;
};

/**
 * The main thread's handle to the render thread. Requests wait while it starts. When it dies or
 * hangs, renderings in flight fail as 'unavailable' and it restarts with growing backoff. Rejects
 * when the first start fails: the build is broken.
 */
export async function startRenderWorker({
	file,
	settings,
	log,
	deadlineMs = DEADLINE_MS,
}: RenderWorkerOptions): Promise<PageRenderer> {
	const requests = createRenderRequests(deadlineMs);
	let pause = FIRST_PAUSE_MS;
	let closing = false;
	let thread = startThread({ file, settings, log, onMessage, onExit });

	function onMessage(message: Extract<FromThread, { kind: 'rendered' | 'failed' }>): void {
		pause = FIRST_PAUSE_MS;
		requests.settle(message);
	}

	function onExit(code: number): void {
		requests.failAll(`The render thread ended with code ${code}`);
		if (closing) return;
		log.error({ code, pauseMs: pause }, 'render thread ended, starting it again');
		const timer = setTimeout(() => {
			if (!closing) thread = startThread({ file, settings, log, onMessage, onExit });
		}, pause);
		timer.unref();
		pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
	}

	try {
		await thread.ready;
	} catch (error) {
		closing = true;
		throw error;
	}
	return {
		async render(request) {
			const asked = thread;
			await asked.ready;
			const onLate = () => {
				log.error({ requestId: request.requestId, deadlineMs }, 'rendering took too long');
				asked.endIfStuck();
			};
			return requests.ask((id) => asked.post({ kind: 'render', id, request }), onLate);
		},
		async [Symbol.asyncDispose]() {
			closing = true;
			await thread.close();
		},
	};
}

type ThreadOptions = Pick<RenderWorkerOptions, 'file' | 'settings' | 'log'> & {
	onMessage: (message: Extract<FromThread, { kind: 'rendered' | 'failed' }>) => void;
	onExit: (code: number) => void;
};

/** One run of the thread. */
function startThread({ file, settings, log, onMessage, onExit }: ThreadOptions) {
	const worker = new Worker(file, {
		workerData: settings,
		env: renderThreadEnv(),
		resourceLimits: HEAP,
	});
	const ready = Promise.withResolvers<void>();
	let pong: NodeJS.Timeout | undefined;
	let ended = false;
	worker.on('message', (message: FromThread) => {
		clearTimeout(pong);
		pong = undefined;
		if (message.kind === 'ready') ready.resolve();
		else if (message.kind !== 'pong') onMessage(message);
	});
	worker.once('error', (error) => {
		log.error({ err: error }, 'render thread failed');
		ready.reject(error);
	});
	worker.once('exit', (code) => {
		ended = true;
		clearTimeout(pong);
		ready.reject(new AppError('unavailable', `The render thread ended with code ${code}`));
		onExit(code);
	});
	// Waiters get the rejection; without a waiter it must not end the process.
	ready.promise.catch(() => undefined);
	const post = (message: ToThread): void => worker.postMessage(message);

	return {
		ready: ready.promise,
		post,
		/**
		 * A thread that still answers pings is only slow, usually because of the database. One that
		 * does not answer within a second is terminated.
		 */
		endIfStuck(): void {
			pong ??= setTimeout(() => void worker.terminate(), PONG_MS);
			post({ kind: 'ping' });
		},
		async close(): Promise<void> {
			if (ended) return;
			const timer = setTimeout(() => void worker.terminate(), CLOSE_MS);
			const exit = once(worker, 'exit');
			post({ kind: 'close' });
			await exit;
			clearTimeout(timer);
		},
	};
}
