import type { VisibleError } from '#core/copy/errors.ts';

/** Longest request target in bytes. */
export const TARGET_LIMIT = 8_192;

type Target = { target: string } | { error: VisibleError };

/**
 * The origin-form of a request target ('/path?query') in ASCII. The absolute form that proxies send
 * is reduced to it (RFC 9112 §3.2.2). Raw UTF-8, as some programs send it, is percent-encoded;
 * invalid UTF-8 is refused.
 */
export function readTarget(raw: string): Target {
	if (raw.length > TARGET_LIMIT) return { error: 'address-too-long' };
	const origin = raw.startsWith('/') ? raw : fromAbsolute(raw);
	if (origin === null) return { error: 'bad-request' };
	if (/^[\x21-\x7e]*$/.test(origin)) return { target: origin };
	// node:http decodes the bytes of the request line as Latin-1.
	const bytes = Buffer.from(origin, 'latin1');
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return /[\p{Cc}\s]/u.test(text)
			? { error: 'bad-request' }
			: { target: text.replace(/[^\x21-\x7e]+/gu, encodeURIComponent) };
	} catch {
		return { error: 'bad-request' };
	}
}

function fromAbsolute(raw: string): string | null {
	const match = /^https?:\/\/[^/?#]+(?<rest>[/?#].*)?$/i.exec(raw);
	if (match === null) return null;
	const rest = match.groups?.rest ?? '/';
	return rest.startsWith('/') ? rest : `/${rest}`;
}
