/**
 * Why an outgoing request failed:
 * - address: the address is not permitted (scheme, port, credentials, a private network);
 * - unreachable: no such name, no connection, a failed TLS handshake, a dropped connection;
 * - timeout: the total time is over;
 * - too-large: more decompressed bytes than permitted;
 * - encoding: unsupported compression (more than one layer, unknown, damaged);
 * - redirects: too many, from https to http, or for a POST.
 */
export type OutboundProblem =
	| 'address'
	| 'unreachable'
	| 'timeout'
	| 'too-large'
	| 'encoding'
	| 'redirects';

/**
 * Carries a problem through code that can only throw. The message is logged, so the query of an
 * address in `detail` is cut: it may hold a secret.
 */
export class OutboundError extends Error {
	override readonly name = 'OutboundError';
	readonly problem: OutboundProblem;
	constructor(problem: OutboundProblem, detail: string, options?: { cause?: unknown }) {
		super(`${problem}: ${detail.replace(/[?#]\S*/g, '')}`, options);
		this.problem = problem;
	}
}

/**
 * The OutboundError in an error or its causes, because packages wrap what their `fetch` throws.
 * Null when there is none.
 */
export function outboundErrorIn(error: unknown): OutboundError | null {
	for (let inner = error; inner instanceof Error; inner = inner.cause)
		if (inner instanceof OutboundError) return inner;
	return null;
}
