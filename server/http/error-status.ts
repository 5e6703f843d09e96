import type { ErrorCode } from '#core/kit/app-error.ts';

/** HTTP status of each expected failure. */
export const ERROR_STATUS = {
	'bad-request': 400,
	'bad-date': 400,
	unauthenticated: 401,
	forbidden: 403,
	'too-many-requests': 429,
	'not-found': 404,
	gone: 410,
	'method-not-allowed': 405,
	'address-too-long': 414,
	conflict: 409,
	'unreadable-file': 422,
	'disk-full': 507,
	'schema-newer': 503,
	'schema-changed': 503,
	'backup-invalid': 422,
	moving: 503,
	unavailable: 503,
	overloaded: 503,
} as const satisfies Record<ErrorCode, number>;
