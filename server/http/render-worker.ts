import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '#core/kit/app-error.ts';
import { renderThreadEnv } from '#server/config/env.ts';
import type { Log } from '#server/log.ts';
import type { FromThread, PageRenderer, RenderedPage, RenderRequest, RenderSettings, ToThread } from './rendered-page.ts';

const DEADLINE_MS = 5_000;
const PONG_MS = 1_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 10_000;
const CLOSE_MS = 2_000;
/** A page that eats more than this is a defect: the thread ends and starts anew instead of pushing the machine into swap. */
const HEAP_MB = 192;

export type RenderWorkerOptions = { file: URL; settings: RenderSettings; log: Log; deadlineMs?: number };

type Waiting = { resolve: (page: RenderedPage) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/**
 * The render thread seen from the main thread. Requests wait while it starts. When it dies or stops answering, what it was rendering fails
 * as 'unavailable' and it starts anew, after growing pauses. Rejects when the first start fails: then the build is broken.
 */
export async function startRenderWorker(options: RenderWorkerOptions): Promise<PageRenderer> {
	const worker = createRenderWorker(options);
	await worker.started;
	return worker;
}

function createRenderWorker({ file, settings, log, deadlineMs = DEADLINE_MS }: RenderWorkerOptions) {
	const waiting = new Map<number, Waiting>();
	let lastId = 0;
	let pause = FIRST_PAUSE_MS;
	let closing = false;
	let pong: NodeJS.Timeout | null = null;
	let thread: Worker;
	let ready: Promise<void>;

	function start(): Promise<void> {
		const fresh = new Worker(file, { workerData: settings, env: renderThreadEnv(), resourceLimits: { maxOldGenerationSizeMb: HEAP_MB } });
		thread = fresh;
		ready = new Promise((resolve, reject) => {
			fresh.on('message', (message: FromThread) => (message.kind === 'ready' ? resolve() : onMessage(message)));
			fresh.once('error', (error) => {
				log.error({ err: error }, 'render thread failed');
				reject(error);
			});
			fresh.once('exit', (code) => {
				reject(new AppError('unavailable', `The render thread ended with code ${code}`));
				onExit(code);
			});
		});
		// Those who wait for it hear of it; nobody waiting is no reason to end the process.
		ready.catch(() => undefined);
		return ready;
	}

	function onMessage(message: Exclude<FromThread, { kind: 'ready' }>): void {
		if (pong !== null) clearTimeout(pong);
		pong = null;
		if (message.kind === 'pong') return;
		const entry = waiting.get(message.id);
		if (entry === undefined) return;
		settle(message.id, entry);
		pause = FIRST_PAUSE_MS;
		if (message.kind === 'rendered') entry.resolve(message.page);
		else entry.reject(Object.assign(new Error(message.failure.message), message.failure));
	}

	function settle(id: number, entry: Waiting): void {
		clearTimeout(entry.timer);
		waiting.delete(id);
	}

	function onExit(code: number): void {
		for (const [id, entry] of waiting) {
			settle(id, entry);
			entry.reject(new AppError('unavailable', `The render thread ended with code ${code}`));
		}
		if (closing) return;
		log.error({ code, pauseMs: pause }, 'render thread ended, starting it again');
		const timer = setTimeout(() => {
			if (!closing) void start().catch(() => undefined);
		}, pause);
		pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
		// Until the pause is over there is nobody to ask.
		ready = new Promise((_, reject) => reject(new AppError('unavailable', 'The render thread is starting again')));
		ready.catch(() => undefined);
		timer.unref();
	}

	/** Too late. A thread that still answers is only slow (the database, as a rule); one that does not is stuck and is ended. */
	function onDeadline(id: number, address: string): void {
		const entry = waiting.get(id);
		if (entry === undefined) return;
		settle(id, entry);
		entry.reject(new AppError('unavailable', `Rendering took longer than ${deadlineMs} ms`));
		log.error({ address, deadlineMs }, 'rendering took too long');
		if (pong !== null) return;
		const suspect = thread;
		pong = setTimeout(() => {
			pong = null;
			log.error('render thread is stuck, ending it');
			void suspect.terminate();
		}, PONG_MS);
		post({ kind: 'ping' });
	}

	function post(message: ToThread): void {
		thread.postMessage(message);
	}

	async function render(request: RenderRequest): Promise<RenderedPage> {
		await ready;
		const id = ++lastId;
		return new Promise((resolve, reject) => {
			waiting.set(id, { resolve, reject, timer: setTimeout(onDeadline, deadlineMs, id, request.address) });
			post({ kind: 'render', id, request });
		});
	}

	return {
		started: start(),
		render,
		async [Symbol.asyncDispose]() {
			closing = true;
			if (pong !== null) clearTimeout(pong);
			const ended = once(thread, 'exit');
			const timer = setTimeout(() => void thread.terminate(), CLOSE_MS);
			post({ kind: 'close' });
			await ended;
			clearTimeout(timer);
		},
	};
}
