/** Every error of the file service with its HTTP status: the official client reads nothing else. */
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
	/** The guide is moved to another database. */
	moving: 503,
	/**
	 * The client retries up to its own time limit, so that the upload resumes once there is space.
	 */
	'disk-full': 507,
} as const;

export type Refusal = keyof typeof REFUSAL_STATUS;

/** Whether the stored error code of a failed upload is a refusal. */
export function isRefusal(code: string): code is Refusal {
	return Object.hasOwn(REFUSAL_STATUS, code);
}
