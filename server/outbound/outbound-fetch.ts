import type { Outbound } from './outbound.ts';
import { OutboundError } from './outbound-problem.ts';

/** The guarded client in the shape of `fetch`, for packages that take one: GET only, no redirects. @throws OutboundError */
export function outboundFetch(outbound: Outbound, limits: { maxBytes: number; deadlineMs: number }) {
	return async (
		url: string,
		init: { headers?: ConstructorParameters<typeof Headers>[0]; signal?: AbortSignal | null },
	): Promise<Response> => {
		const headers = Object.fromEntries(new Headers(init.headers));
		const reply = await outbound.request({ url, headers, signal: init.signal ?? undefined, ...limits });
		if (!reply.ok) throw new OutboundError(reply.error, url);
		const { status, body } = reply.value;
		return new Response(status === 204 || status === 304 ? null : new Uint8Array(body), { status });
	};
}
