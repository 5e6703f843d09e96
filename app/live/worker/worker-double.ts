import { BUILD_HEADER } from '#core/live/offline/kept-answer.ts';

/** The store of the worker, in memory. */
export function cachesDouble(): CacheStorage {
	const stores = new Map<string, Map<string, Response>>();
	const addressOf = (request: RequestInfo | URL) =>
		new URL(request instanceof Request ? request.url : request, ORIGIN).href;
	const open = async (name: string) => {
		const kept = stores.get(name) ?? new Map<string, Response>();
		stores.set(name, kept);
		return {
			match: async (request: RequestInfo) => kept.get(addressOf(request))?.clone(),
			put: async (request: RequestInfo, answer: Response) =>
				void kept.set(addressOf(request), answer),
			delete: async (request: RequestInfo) => kept.delete(addressOf(request)),
			keys: async () => [...kept.keys()].map((address) => new Request(address)),
		} as unknown as Cache;
	};
	return { open, keys: async () => [...stores.keys()] } as unknown as CacheStorage;
}

export const ORIGIN = 'https://guia.example';

/** An answer of the guide, as it comes from the network. */
export function answerOf(
	build: string,
	text: string,
	headers: Record<string, string> = {},
): Response {
	const answer = new Response(text, {
		headers: { 'content-type': 'text/html', [BUILD_HEADER]: build, ...headers },
	});
	return Object.defineProperty(answer, 'type', { value: 'basic' });
}

/** A request of a tab, and all that the worker does for it behind its answer. */
export function requestOf(
	path: string,
	tab: string,
): { event: FetchEvent; settled(): Promise<void> } {
	const waits: Promise<unknown>[] = [];
	const event = {
		request: new Request(new URL(path, ORIGIN)),
		preloadResponse: Promise.resolve(undefined),
		...{ clientId: tab, resultingClientId: tab },
		waitUntil: (work: Promise<unknown>) => void waits.push(work),
	} as unknown as FetchEvent;
	// Work may bring further work along.
	const settled = async () => {
		for (const work of waits) await work;
	};
	return { event, settled };
}
