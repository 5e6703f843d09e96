import { Worker } from 'node:worker_threads';
import { AppError } from '#core/kit/app-error.ts';
import { threadEnv } from '#server/config/env.ts';
import type { Log } from '#server/log.ts';
import type { CardNode } from './card-node.ts';
import type { Drawing } from './card-thread.ts';

/** Draws a card as PNG. Calls must not overlap (`card-shelf.ts` ensures it). */
export type CardDrawer = (tree: CardNode) => Promise<Uint8Array>;

type CardDrawerOptions = {
	log: Log;
	/** Ends the thread for good. */
	signal: AbortSignal;
	file?: URL;
	deadlineMs?: number;
	startMs?: number;
	idleMs?: number;
};

const DEADLINE_MS = 5_000;
/** The first card of a thread also waits for the libraries and fonts. */
const START_MS = 5_000;
const IDLE_MS = 60_000;
/**
 * Club names are untrusted text, so the thread gets no secrets. One that exceeds this memory is
 * killed, so that the machine does not swap.
 */
const HEAP = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 6 };
const FILE = new URL('./card-thread.ts', import.meta.url);

/**
 * Draws in a thread that starts with the first card and ends after a minute without work. It is
 * killed when a card misses its deadline or exhausts the memory: that card fails as 'unavailable',
 * and the next gets a new thread.
 */
export function createCardDrawer(options: CardDrawerOptions): CardDrawer {
	const {
		log,
		signal,
		file = FILE,
		deadlineMs = DEADLINE_MS,
		startMs = START_MS,
		idleMs = IDLE_MS,
	} = options;
	let thread: Worker | null = null;
	let idle: NodeJS.Timeout | undefined;

	function end(): void {
		clearTimeout(idle);
		void thread?.terminate();
		thread = null;
	}

	function started(): Worker {
		const worker = thread ?? new Worker(file, { env: threadEnv(), resourceLimits: HEAP });
		// Unreferenced, it never keeps the process alive; without a listener, an error between two
		// cards would end the process.
		worker.unref();
		if (thread === null)
			worker.on('error', (error) => log.error({ err: error }, 'card thread failed'));
		thread = worker;
		return worker;
	}

	signal.addEventListener('abort', end, { once: true });
	return async (tree) => {
		if (signal.aborted) throw new AppError('unavailable', 'No cards are drawn any more');
		clearTimeout(idle);
		try {
			const allowed = thread === null ? startMs + deadlineMs : deadlineMs;
			const drawing = await ask(started(), tree, allowed);
			if ('failure' in drawing) throw new Error(`The card could not be drawn: ${drawing.failure}`);
			return drawing.png;
		} catch (error) {
			end();
			throw error;
		} finally {
			idle = setTimeout(end, idleMs).unref();
		}
	};
}

/** Sends a card and waits for its drawing; rejects when the thread ends or the deadline passes. */
function ask(worker: Worker, tree: CardNode, deadlineMs: number): Promise<Drawing> {
	return new Promise((resolve, reject) => {
		const fail = (message: string) => settle(() => reject(new AppError('unavailable', message)));
		const onMessage = (drawing: Drawing) => settle(() => resolve(drawing));
		const onExit = (code: number) => fail(`The card thread ended with code ${code}`);
		const timer = setTimeout(() => fail(`No card within ${deadlineMs} ms`), deadlineMs);
		function settle(act: () => void): void {
			clearTimeout(timer);
			worker.off('message', onMessage).off('exit', onExit);
			act();
		}
		worker.on('message', onMessage).on('exit', onExit);
		worker.postMessage(tree);
	});
}
