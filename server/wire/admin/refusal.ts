import type { Problem, ProblemCode } from '#core/admin/problem.ts';
import { problemCopy } from '#core/copy/problems.ts';
import { type ErrorCode, errorCode } from '#core/kit/app-error.ts';

const STATUS = {
	'signed-out': 401,
	'not-invited': 403,
	'second-factor': 403,
	'factor-needed': 403,
	'not-allowed': 403,
	'bad-request': 400,
	invalid: 422,
	stale: 409,
	'not-found': 404,
	'method-not-allowed': 405,
	'too-large': 413,
	'too-many-requests': 429,
	'already-operator': 409,
	'last-administrator': 409,
	yourself: 409,
	hosted: 409,
	'disk-full': 507,
	moving: 503,
	unavailable: 503,
	overloaded: 503,
	internal: 500,
} as const satisfies Record<ProblemCode, number>;

/**
 * `message` = a sentence specific to this call (pt-BR, from core/copy) instead of the default for
 * its code.
 */
type Details = Partial<Pick<Problem, 'message' | 'fields' | 'current' | 'sent'>>;

/**
 * An expected refusal of a panel request: thrown by a route, answered by the service. Nothing was
 * written.
 */
export class Refusal extends Error {
	readonly code: ProblemCode;
	readonly details: Details;
	constructor(code: ProblemCode, details: Details = {}) {
		super(code);
		this.name = 'Refusal';
		this.code = code;
		this.details = details;
	}
}

/** Maps an error to a response, and says whether to log it. */
export function problemOf(
	error: unknown,
	requestId: string | null,
): { status: number; problem: Problem; unexpected: boolean } {
	const refusal = error instanceof Refusal ? error : new Refusal(codeOf(errorCode(error)));
	const status = STATUS[refusal.code];
	const { message = problemCopy[refusal.code], fields = {}, ...versions } = refusal.details;
	const problem = { code: refusal.code, message, fields, ...versions };
	return {
		status,
		problem: requestId === null ? problem : { ...problem, requestId },
		unexpected: status >= 500,
	};
}

/** HTTP status of a code. */
export function statusOfProblem(code: ProblemCode): number {
	return STATUS[code];
}

function codeOf(code: ErrorCode | null): ProblemCode {
	if (code === 'unauthenticated') return 'signed-out';
	if (code === 'forbidden') return 'not-allowed';
	if (code === 'gone') return 'not-found';
	if (code === 'conflict') return 'stale';
	return code !== null && code in STATUS ? (code as ProblemCode) : 'internal';
}
