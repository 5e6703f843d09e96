import { setImmediate } from 'node:timers/promises';
import { vi } from 'vitest';

/** A request to the guide, answered by the test. */
export type FakeRequest = {
	url: URL;
	method: string;
	/** The client gave it up. */
	isGone(): boolean;
	answer(status: number, headers?: Record<string, string>, body?: string): Promise<void>;
	/** The stream is accepted; nothing is said yet. */
	open(headers?: Record<string, string>): Promise<void>;
	say(text: string): Promise<void>;
	end(): Promise<void>;
	/** The connection breaks. */
	refuse(): Promise<void>;
};

const TICKS = 20;
/** Promises and streams settle; timers stay where the test puts them. */
export async function settled(): Promise<void> {
	for (let tick = 0; tick < TICKS; tick++) await setImmediate();
}

/** Lets the fake clock run, and everything settle that it set off. */
export async function pass(ms: number): Promise<void> {
	await settled();
	await vi.advanceTimersByTimeAsync(ms);
	await settled();
}

/**
 * Stands in for `fetch` and the clock. To be undone by `vi.useRealTimers()` and
 * `vi.unstubAllGlobals()`.
 */
export function fakeGuide(): {
	requests: FakeRequest[];
	streams(): FakeRequest[];
	last(): FakeRequest;
} {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
	});
	vi.stubGlobal('location', {
		pathname: '/jogos-de-hoje',
		search: '',
		origin: 'https://guia.example',
	});
	const requests: FakeRequest[] = [];
	vi.stubGlobal('fetch', (address: string, { signal, method = 'GET' }: RequestInit = {}) => {
		return new Promise<Response>((resolve, reject) => {
			signal?.addEventListener('abort', () => reject(signal.reason));
			requests.push(fakeRequest({ address, method, signal: signal ?? null, resolve, reject }));
		});
	});
	const streams = () => requests.filter(({ url }) => url.pathname.endsWith('/stream'));
	return {
		requests,
		streams,
		last: () => streams().at(-1) ?? (Promise.reject(new Error('no stream')) as never),
	};
}

type Parts = {
	address: string;
	method: string;
	signal: AbortSignal | null;
	resolve(answer: Response): void;
	reject(error: Error): void;
};

function fakeRequest({ address, method, signal, resolve, reject }: Parts): FakeRequest {
	let speaks: ReadableStreamDefaultController<Uint8Array> | undefined;
	const act = async (what: () => unknown) => {
		what();
		await settled();
	};
	const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
		speaks = controller;
		signal?.addEventListener('abort', () => controller.error(signal.reason));
	};
	return {
		...{
			url: new URL(address, 'https://guia.example'),
			method,
			isGone: () => signal?.aborted === true,
		},
		answer: (status, headers = {}, body = '') =>
			act(() => resolve(new Response(status === 304 ? null : body, { status, headers }))),
		open: (headers = {}) =>
			act(() =>
				resolve(
					new Response(new ReadableStream({ start: begin }), {
						headers: { 'content-type': 'text/event-stream', ...headers },
					}),
				),
			),
		say: (text) => act(() => speaks?.enqueue(new TextEncoder().encode(text))),
		end: () => act(() => speaks?.close()),
		refuse: () =>
			act(() =>
				speaks === undefined
					? reject(new TypeError('Failed to fetch'))
					: speaks.error(new TypeError('network error')),
			),
	};
}

/** The text of an event as the server sends it. */
export function anEvent(name: string, data: object, id?: number): string {
	return `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify({ spread: 0, ...data })}\n\n`;
}

/** A heartbeat: a comment, and the data version up to which everything is told. */
export const heartbeat = (version: number): string => `:\nid: ${version}\n\n`;
