import { subscribe } from 'node:diagnostics_channel';
import { writeFileSync } from 'node:fs';
import { isMainThread, type Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from '#server/http/render/rendered-page.ts';

/**
 * Loaded into the server (`--import`) to count, from outside, what the render thread is asked for
 * and what version each answer shows. SIGUSR2 writes the counts to the file named by BENCH_RENDERS
 * and starts again from nothing.
 */
let renders: { address: string; version: number }[] = [];

if (isMainThread) {
	subscribe('worker_threads', (message) => observe((message as { worker: Worker }).worker));
	process.on('SIGUSR2', () => {
		writeFileSync(process.env.BENCH_RENDERS ?? '', JSON.stringify(renders));
		renders = [];
	});
}

function observe(worker: Worker): void {
	const asked = new Map<number, string>();
	const post = worker.postMessage.bind(worker) as (message: ToThread) => void;
	worker.postMessage = (message: ToThread) => {
		if (message.kind === 'render') asked.set(message.id, message.request.address);
		post(message);
	};
	worker.on('message', (message: FromThread) => {
		if (message.kind !== 'rendered') return;
		renders.push({ address: asked.get(message.id) ?? '?', version: message.page.version });
		asked.delete(message.id);
	});
}
