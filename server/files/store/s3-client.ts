import { AwsClient } from 'aws4fetch';
import { storeUnavailable } from '#server/files/file-errors.ts';

/** Timeout for the start of a response, in milliseconds, beside the time that its body needs. */
const ANSWER_MS = 15_000;
/** The slowest way to a bucket that uploads are promised on: 250 KB a second. */
const SLOWEST_BYTES_PER_MS = 250;
/** The longest answer: a large file in one request, or a service that joins thousands of parts. */
export const LONGEST_MS = 15 * 60_000;
const TRIES = 3;
const SHA256_OF_NOTHING = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type S3Request = {
	method: string;
	headers?: Record<string, string>;
	body?: Blob;
	/** Where the size of the body does not tell how long the answer takes. */
	ms?: number;
};

/**
 * Sends signed requests to an S3 service. Retries when it is busy or the connection breaks: every
 * request is idempotent.
 * @throws AppError 'unavailable' when it does not respond at all.
 */
export function createS3Client(keys: { region: string; accessKey: string; secretKey: string }) {
	const { region, accessKey, secretKey } = keys;
	const client = new AwsClient({
		accessKeyId: accessKey,
		secretAccessKey: secretKey,
		region,
		service: 's3',
		retries: 0,
	});

	async function once(url: string, { ms, ...request }: S3Request): Promise<Response> {
		const deadline = new AbortController();
		const timer = setTimeout(() => deadline.abort(), ms ?? timeFor(request.body?.size ?? 0));
		try {
			const headers = { 'x-amz-content-sha256': SHA256_OF_NOTHING, ...request.headers };
			return await fetch(await client.sign(url, { ...request, headers }), {
				signal: deadline.signal,
				redirect: 'error',
			});
		} finally {
			clearTimeout(timer);
		}
	}

	/** The response, or the reason for its absence. */
	async function attempt(url: string, request: S3Request): Promise<Response | { failed: string }> {
		try {
			const response = await once(url, request);
			if (response.status < 500 && response.status !== 429) return response;
			await response.body?.cancel();
			return { failed: `${request.method} was answered with ${response.status}` };
		} catch (error) {
			return {
				failed:
					error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error),
			};
		}
	}

	return async (url: string, request: S3Request): Promise<Response> => {
		for (let turn = 1; ; turn++) {
			const answer = await attempt(url, request);
			if (answer instanceof Response) return answer;
			if (turn === TRIES) throw storeUnavailable(answer.failed);
		}
	};
}

/** A connection that fell silent costs a small piece seconds, not the minutes of a large file. */
function timeFor(bytes: number): number {
	return Math.min(LONGEST_MS, ANSWER_MS + bytes / SLOWEST_BYTES_PER_MS);
}

/** @throws AppError 'unavailable' for any other status. */
export async function expectStatus(response: Response, expected: readonly number[]): Promise<void> {
	if (expected.includes(response.status)) return;
	await response.body?.cancel();
	throw storeUnavailable(`the answer was ${response.status}`);
}
