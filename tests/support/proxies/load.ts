import { Agent, get } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';

/** What readers heard: how often the right thing, each thing that was not, the longest wait (ms). */
export type Heard = { right: number; wrong: string[]; slowestMs: number };

/** The pages of a reader. */
export const PAGES = ['/jogos-de-hoje', '/', '/noticias'];

/** A reader of an origin, who keeps the connection or makes a new one for each request. */
export function aReader(origin: string, { keepAlive }: { keepAlive: boolean }) {
	const agent = new Agent({ keepAlive, maxSockets: 1 });
	const heard: Heard = { right: 0, wrong: [], slowestMs: 0 };
	return {
		heard,
		async step() {
			const page = PAGES[heard.right % PAGES.length] ?? '/';
			const began = performance.now();
			const outcome = await read(`${origin}${page}`, agent);
			heard.slowestMs = Math.max(heard.slowestMs, performance.now() - began);
			if (outcome === '200') heard.right += 1;
			else heard.wrong.push(`${page} ${outcome}`);
		},
		[Symbol.dispose]: () => agent.destroy(),
	};
}

/** The status of a whole answer, or what broke it. */
function read(url: string, agent: Agent): Promise<string> {
	return new Promise((resolve) => {
		get(url, { agent }, (response) => {
			response.resume();
			response.once('close', () =>
				resolve(response.complete ? String(response.statusCode) : 'cut off'),
			);
		}).on('error', (error) => resolve(error.message));
	});
}

/** Between two steps of one reader or writer: the nodes of the test have two cores, with the rest. */
const PAUSE_MS = 10;

/** Repeats each step on its own until the returned function is called; it waits for the last ones. */
export function repeat(steps: readonly (() => Promise<void>)[]): () => Promise<void> {
	let isOver = false;
	const all = Promise.all(
		steps.map(async (step) => {
			while (!isOver) {
				await step();
				await wait(PAUSE_MS);
			}
		}),
	);
	return async () => {
		isOver = true;
		await all;
	};
}
