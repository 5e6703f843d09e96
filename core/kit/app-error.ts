import { recordOf } from './record.ts';

/**
 * Every expected failure of the product, by code. HTTP status and pt-BR text are total maps over
 * this union.
 */
const ERROR_CODES = [
	'bad-request',
	'bad-date',
	'unauthenticated',
	'forbidden',
	'too-many-requests',
	'not-found',
	'gone',
	'method-not-allowed',
	'address-too-long',
	'conflict',
	'unreadable-file',
	'disk-full',
	'schema-newer',
	'schema-changed',
	'backup-invalid',
	'moving',
	'unavailable',
	'overloaded',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * An expected failure with a code. Compare by `code`, never by `instanceof`: the render bundle and
 * the natively run server hold two copies of this class.
 */
export class AppError extends Error {
	readonly code: ErrorCode;
	constructor(code: ErrorCode, message: string, options?: { cause?: unknown }) {
		super(message, options);
		this.name = 'AppError';
		this.code = code;
	}
}

/** The code of an expected failure, or null for anything else. */
export function errorCode(error: unknown): ErrorCode | null {
	const { code } = recordOf(error);
	return ERROR_CODES.find((known) => known === code) ?? null;
}
