import { type SecretBox, sameText } from '#server/identity/keys/secret-box.ts';
import type { Session } from '#server/identity/sessions/session.ts';

/** Names and attributes of the cookies. Under https they belong to this host alone (`__Host-`). */
export type CookieJar = {
	/** The refresh secret: scripts cannot read it, and other sites cannot cause it to be sent. */
	refresh(secret: string, session: Session, now: number): string;
	/** Names this browser while it signs in by passkey. */
	browser(value: string, maxAgeSeconds: number): string;
	/** Identifies the reader to server rendering. */
	session(value: string, maxAgeSeconds: number): string;
	/** Clears the cookies of a session. */
	none(): string[];
	readRefresh(header: string | null): string | null;
	readSession(header: string | null): string | null;
	readBrowser(header: string | null): string | null;
};

export function createCookieJar(publicUrl: string): CookieJar {
	const secure = publicUrl.startsWith('https:');
	const names = secure
		? { refresh: '__Host-rt', session: '__Host-session', browser: '__Host-passkey' }
		: { refresh: 'guia-rt', session: 'guia-session', browser: 'guia-passkey' };
	const write = (name: string, value: string, maxAge: number, sameSite: 'Strict' | 'Lax') =>
		`${name}=${value}; Path=/; Max-Age=${Math.max(0, Math.floor(maxAge))}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
	return {
		refresh: (secret, { expiresAt }, now) =>
			write(names.refresh, secret, (expiresAt - now) / 1000, 'Strict'),
		browser: (value, maxAge) => write(names.browser, value, maxAge, 'Strict'),
		// Lax, so that a link in an e-mail opens the panel instead of the sign-in page.
		session: (value, maxAge) => write(names.session, value, maxAge, 'Lax'),
		none: () => [write(names.refresh, '', 0, 'Strict'), write(names.session, '', 0, 'Lax')],
		readRefresh: (header) => readCookie(header, names.refresh),
		readSession: (header) => readCookie(header, names.session),
		readBrowser: (header) => readCookie(header, names.browser),
	};
}

/** The value of the session cookie for a built-in session: its id and a MAC. */
export function sessionCookieValue(box: SecretBox, sessionId: string): string {
	return `${sessionId}.${box.mac('session-cookie', sessionId)}`;
}

/** The session id of a cookie; null when its MAC is invalid. */
export function readSessionCookie(box: SecretBox, value: string | null): string | null {
	const match = /^([\w.-]{1,200})\.([\w-]{43})$/.exec(value ?? '');
	if (match === null) return null;
	const [, id = '', mac = ''] = match;
	return sameText(box.mac('session-cookie', id), mac) ? id : null;
}

/** The value of one request cookie; null when it is absent or empty. */
export function readCookie(header: string | null, name: string): string | null {
	const pair = (header ?? '')
		.split(';')
		.map((part) => part.trim())
		.find((part) => part.startsWith(`${name}=`));
	return pair?.slice(name.length + 1) || null;
}
