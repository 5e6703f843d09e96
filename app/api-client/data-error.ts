import type { Problem } from '#core/admin/problem.ts';

/** S8.05. */
export type DataErrorCode = 'deadline-exceeded' | 'unavailable' | 'unknown';

/** A call of the panel's JSON that did not succeed. `problem` = what the server said, where it did. */
export class DataError extends Error {
	readonly code: DataErrorCode;
	readonly status: number | null;
	readonly problem: Problem | null;
	constructor(
		code: DataErrorCode,
		message: string,
		{ status = null, problem = null }: { status?: number | null; problem?: Problem | null } = {},
	) {
		super(message);
		this.name = 'DataError';
		this.code = code;
		this.status = status;
		this.problem = problem;
	}
}

/** S8.05: no answer in time. */
export function timedOut(): DataError {
	return new DataError('deadline-exceeded', 'Request time out');
}

/** S8.05: no connection. */
export function notConnected(): DataError {
	return new DataError('unavailable', 'Connection failed.');
}

/** S8.05: an answer that is no success, with what its body says when it is one of ours. */
export function refused(status: number, body: unknown): DataError {
	return new DataError('unknown', `Server responded with status ${status}`, { status, problem: isProblem(body) ? body : null });
}

/** Told apart from what a proxy in between may answer; the schema itself stays on the server, with its library. */
function isProblem(body: unknown): body is Problem {
	const { code, message, fields } = (body ?? {}) as Partial<Record<keyof Problem, unknown>>;
	return typeof code === 'string' && typeof message === 'string' && typeof fields === 'object' && fields !== null;
}
