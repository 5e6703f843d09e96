import { createHash } from 'node:crypto';

/** What an answer said about its version; null = nothing. */
type Validators = { etag: string | null; lastModified: string | null; bodyHash: string | null };

/** The headers of a conditional request. */
export function conditionHeaders({
	etag,
	lastModified,
}: Pick<Validators, 'etag' | 'lastModified'>): Record<string, string> {
	return {
		...(etag === null ? {} : { 'if-none-match': etag }),
		...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
	};
}

/** The validators of an answer; the hash serves where a server changes its own without reason. */
export function validatorsOf(
	headers: Readonly<Record<string, string>>,
	body: Uint8Array,
): Validators {
	return {
		etag: headerOf(headers.etag),
		lastModified: headerOf(headers['last-modified']),
		bodyHash: createHash('sha256').update(body).digest('hex'),
	};
}

/** Stored only if it can be sent back as a header: bounded, with visible characters only. */
function headerOf(value: string | undefined): string | null {
	return value === undefined || value.length > 500 || !/^[\x20-\x7e]+$/.test(value) ? null : value;
}
