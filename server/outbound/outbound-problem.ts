/**
 * Why something outside could not be had:
 * - address: the address is not one that we ask (scheme, port, credentials, a private network);
 * - unreachable: no such name, no connection, a broken TLS handshake, a connection that broke;
 * - timeout: the total time is over;
 * - too-large: more bytes, after inflating, than were asked for;
 * - encoding: compressed in a way that we do not unpack (more than one layer, unknown, damaged);
 * - redirects: too many, back and forth, or to nowhere.
 */
export type OutboundProblem =
	| 'address'
	| 'unreachable'
	| 'timeout'
	| 'too-large'
	| 'encoding'
	| 'redirects';

/**
 * Carries a problem through code that can only throw. Its message goes to the log: of an address in
 * `detail` the query, which may hold a secret, stays out.
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
 * The OutboundError in an error or in its causes: packages wrap what their `fetch` throws. Null
 * when there is none.
 */
export function outboundErrorIn(error: unknown): OutboundError | null {
	for (let inner = error; inner instanceof Error; inner = inner.cause)
		if (inner instanceof OutboundError) return inner;
	return null;
}
