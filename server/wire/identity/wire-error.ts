/**
 * An expected failure of the identity protocol. The official client maps `code` to one of its
 * `auth/…` codes.
 */
export class WireError extends Error {
	override readonly name = 'WireError';
	readonly code: string;
	readonly status: number;
	/**
	 * `detail` becomes the text of the client's error, for developers. People see the site's own
	 * sentence for the code.
	 */
	constructor(code: string, detail?: string, status = 400) {
		super(detail === undefined ? code : `${code} : ${detail}`);
		this.code = code;
		this.status = status;
	}
}

/**
 * A temporary failure: a retry may succeed. Sent as plain text, because on a readable error during
 * page load the official client deletes the stored session. Overload, maintenance and rate limits
 * must never sign anyone out.
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
