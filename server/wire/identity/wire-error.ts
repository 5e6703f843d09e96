/**
 * An expected failure of the identity protocol. The official client turns `code` into an `auth/…`
 * code of its own.
 */
export class WireError extends Error {
	override readonly name = 'WireError';
	readonly code: string;
	readonly status: number;
	/**
	 * `detail` becomes the text of the client's error; it is for developers, people read our own
	 * sentence by code.
	 */
	constructor(code: string, detail?: string, status = 400) {
		super(detail === undefined ? code : `${code} : ${detail}`);
		this.code = code;
		this.status = status;
	}
}

/**
 * Not now: asked again later it would go well. Answered as plain text, because the official client
 * deletes the stored session at any error that it can read while a page loads (overload,
 * maintenance and rate limits must never sign anybody out).
 */
export class NotNow extends Error {
	override readonly name = 'NotNow';
	readonly status: number;
	readonly retryAfterSeconds: number;
	constructor(status: 403 | 409 | 429 | 503, retryAfterSeconds = 30) {
		super('Not now');
		this.status = status;
		this.retryAfterSeconds = retryAfterSeconds;
	}
}
