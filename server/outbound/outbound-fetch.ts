import type { Outbound } from './outbound.ts';
import { OutboundError } from './outbound-problem.ts';

/** What packages pass to a custom `fetch`. */
type FetchInit = {
	method?: string;
	headers?: ConstructorParameters<typeof Headers>[0];
	body?: unknown;
	signal?: AbortSignal | null;
};

export type OutboundFetch = (url: string, init: FetchInit) => Promise<Response>;

/**
 * The guarded client in the form of `fetch`, for packages that accept one: GET, form POST, no
 * redirects, our own User-Agent.
 * @param limits bytes of the decompressed body, and milliseconds for the whole request
 * @returns a function that returns status and body, without headers; it throws OutboundError
 */
export function outboundFetch(
	outbound: Outbound,
	limits: { maxBytes: number; deadlineMs: number },
): OutboundFetch {
	return async (url, { method, headers: given, body, signal }) => {
		if (body != null && !(body instanceof URLSearchParams))
			throw new TypeError('Only a form can be sent');
		const headers = new Headers(given);
		headers.delete('user-agent');
		const reply = await outbound.request({
			...{
				url,
				method: method === 'POST' ? 'POST' : 'GET',
				headers: Object.fromEntries(headers),
				...limits,
			},
			body: body?.toString(),
			signal: signal ?? undefined,
		});
		if (!reply.ok) throw new OutboundError(reply.error, url);
		const { status, body: bytes } = reply.value;
		return new Response(status === 204 || status === 304 ? null : new Uint8Array(bytes), {
			status,
		});
	};
}
