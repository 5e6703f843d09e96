import type { Problem } from '#core/admin/problem.ts';

/** S8.05. */
type DataErrorCode = 'deadline-exceeded' | 'unavailable' | 'unknown';

/** Whether a call reads or changes data: only a write has typed input to keep. */
export type Act = 'read' | 'write';

/** A failed call of the panel's JSON API. `problem` = the server's explanation, if any. */
export class DataError extends Error {
	readonly act: Act;
	readonly code: DataErrorCode;
	readonly status: number | null;
	readonly problem: Problem | null;
	constructor(
		act: Act,
		code: DataErrorCode,
		message: string,
		{ status = null, problem = null }: { status?: number | null; problem?: Problem | null } = {},
	) {
		super(message);
		this.name = 'DataError';
		this.act = act;
		this.code = code;
		this.status = status;
		this.problem = problem;
	}
}

/** S8.05: no answer in time. */
export function timedOut(act: Act): DataError {
	return new DataError(act, 'deadline-exceeded', 'Request time out');
}

/** S8.05: no connection. */
export function notConnected(act: Act): DataError {
	return new DataError(act, 'unavailable', 'Connection failed.');
}

/** S8.05: an error response, with its body if it is one of ours. */
export function refused(act: Act, status: number, body: unknown): DataError {
	return new DataError(act, 'unknown', `Server responded with status ${status}`, {
		status,
		problem: isProblem(body) ? body : null,
	});
}

/** S8.05: code and literal message, as the console and "Detalhes" show them. */
export function literalOf({ code, message }: DataError): string {
	return `${code}: ${message}`;
}

/** Whether the server explained the refusal in a sentence: then it is not a program error. */
export function isExplained({ problem, status }: DataError): boolean {
	return problem !== null && (status ?? 500) < 500;
}

/**
 * Distinguishes our problems from a proxy's answer; the schema stays on the server, with its
 * library.
 */
function isProblem(body: unknown): body is Problem {
	const { code, message, fields } = (body ?? {}) as Partial<Record<keyof Problem, unknown>>;
	return (
		typeof code === 'string' &&
		typeof message === 'string' &&
		typeof fields === 'object' &&
		fields !== null
	);
}
