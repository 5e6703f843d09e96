import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Outbound, OutboundReply } from './outbound.ts';
import type { OutboundProblem } from './outbound-problem.ts';

type MovedRequest = {
	url: string;
	headers: Record<string, string>;
	/** Sent to the origin of `url` only. */
	secretHeaders?: Record<string, string>;
	maxBytes: number;
	protocols: readonly ('http:' | 'https:')[];
	/** For the whole answer including redirects, milliseconds. */
	deadlineMs: number;
	maxRedirects: number;
	signal?: AbortSignal | undefined;
};

/** `movedTo`: target of permanent redirects only; null = none. */
type MovedReply = { reply: OutboundReply; movedTo: string | null };

const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches through the guarded client and follows redirects here, to know which are permanent. Any
 * status is a reply.
 */
export async function requestMoved(
	outbound: Pick<Outbound, 'request'>,
	asked: MovedRequest,
): Promise<Result<MovedReply, OutboundProblem>> {
	const deadline = performance.now() + asked.deadlineMs;
	let [at, isPermanent] = [asked.url, true];
	for (let hop = 0; hop <= asked.maxRedirects; hop += 1) {
		const deadlineMs = Math.max(Math.ceil(deadline - performance.now()), 1);
		const answer = await outbound.request(hopOf(asked, at, deadlineMs));
		if (!answer.ok) return answer;
		const { status, headers } = answer.value;
		if (!REDIRECTS.has(status) || headers.location === undefined)
			return ok({ reply: answer.value, movedTo: hop > 0 && isPermanent ? at : null });
		const next = nextAddress(headers.location, at);
		if (next === null) break;
		isPermanent &&= PERMANENT.has(status);
		at = next;
	}
	return fail('redirects');
}

function hopOf(
	{ url, headers, secretHeaders = {}, maxBytes, protocols, signal }: MovedRequest,
	at: string,
	deadlineMs: number,
) {
	const isOwn = URL.parse(at)?.origin === URL.parse(url)?.origin;
	return {
		...{ url: at, maxBytes, protocols, deadlineMs },
		headers: isOwn ? { ...headers, ...secretHeaders } : headers,
		...(signal === undefined ? {} : { signal }),
	};
}

/** Null = not an address, or a step back from https. */
function nextAddress(location: string, at: string): string | null {
	const next = URL.parse(location, at);
	return next === null || (at.startsWith('https:') && next.protocol === 'http:') ? null : next.href;
}
