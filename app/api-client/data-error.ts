import type { Problem } from '#core/admin/problem.ts';

/** S8.05. */
type DataErrorCode = 'deadline-exceeded' | 'unavailable' | 'unknown';

/** Whether a call asked for something or wanted to change it: only then something was typed. */
export type Act = 'read' | 'write';

/**
 * A call of the panel's JSON that did not succeed. `problem` = what the server said, where it did.
 */
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

/** S8.05: an answer that is no success, with what its body says when it is one of ours. */
export function refused(act: Act, status: number, body: unknown): DataError {
	return new DataError(act, 'unknown', `Server responded with status ${status}`, {
		status,
		problem: isProblem(body) ? body : null,
	});
}

/** S8.05, as the console and "Detalhes" show it: the code and the literal text. */
export function literalOf({ code, message }: DataError): string {
	return `${code}: ${message}`;
}

/** Whether the server refused with a sentence of its own: nothing of the program failed then. */
export function isExplained({ problem, status }: DataError): boolean {
	return problem !== null && (status ?? 500) < 500;
}

/**
 * Told apart from what a proxy in between may answer; the schema itself stays on the server, with
 * its library.
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
