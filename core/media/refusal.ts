/**
 * Every answer of the file service that is not a success, with its HTTP status: the official client
 * looks at nothing else.
 */
export const REFUSAL_STATUS = {
	'bad-request': 400,
	'bad-name': 400,
	'bad-offset': 400,
	'bad-length': 400,
	'bad-metadata': 400,
	'bad-multipart': 400,
	unauthenticated: 401,
	/** The client's `storage/quota-exceeded`. */
	'quota-exceeded': 402,
	forbidden: 403,
	'not-found': 404,
	'method-not-allowed': 405,
	'too-slow': 408,
	'in-use': 409,
	'taken-over': 409,
	'upload-gone': 410,
	'too-large': 413,
	'picture-too-large': 413,
	'type-refused': 415,
	'range-refused': 416,
	'unreadable-picture': 422,
	unavailable: 503,
	/**
	 * The client asks again for as long as it was told to, so that an upload goes on by itself when
	 * there is space.
	 */
	'disk-full': 507,
} as const;

export type Refusal = keyof typeof REFUSAL_STATUS;

/** True for a code that a failed upload was stored with. */
export function isRefusal(code: string): code is Refusal {
	return Object.hasOwn(REFUSAL_STATUS, code);
}
