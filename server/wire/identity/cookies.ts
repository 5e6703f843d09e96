import { type SecretBox, sameText } from '#server/identity/keys/secret-box.ts';
import type { Session } from '#server/identity/sessions/session.ts';

/**
 * Names and attributes of the two cookies. Where visitors come by https they belong to this host
 * alone (`__Host-`).
 */
export type CookieJar = {
	/** The refresh secret: scripts never see it, other sites never cause it to be sent. */
	refresh(secret: string, session: Session, now: number): string;
	/** What shows server rendering who asks. */
	session(value: string, maxAgeSeconds: number): string;
	/** Takes both away. */
	none(): string[];
	readRefresh(header: string | null): string | null;
	readSession(header: string | null): string | null;
};

export function createCookieJar(publicUrl: string): CookieJar {
	const secure = publicUrl.startsWith('https:');
	const names = secure
		? { refresh: '__Host-rt', session: '__Host-session' }
		: { refresh: 'guia-rt', session: 'guia-session' };
	const write = (name: string, value: string, maxAge: number, sameSite: 'Strict' | 'Lax') =>
		`${name}=${value}; Path=/; Max-Age=${Math.max(0, Math.floor(maxAge))}; HttpOnly; SameSite=${sameSite}${secure ? '; Secure' : ''}`;
	return {
		refresh: (secret, { expiresAt }, now) =>
			write(names.refresh, secret, (expiresAt - now) / 1000, 'Strict'),
		// Lax, so that a link in a mail leads into the panel and not to the sign-in.
		session: (value, maxAge) => write(names.session, value, maxAge, 'Lax'),
		none: () => [write(names.refresh, '', 0, 'Strict'), write(names.session, '', 0, 'Lax')],
		readRefresh: (header) => readCookie(header, names.refresh),
		readSession: (header) => readCookie(header, names.session),
	};
}

/**
 * The value of the session cookie for one of our own sessions: its id, and the proof that we wrote
 * it.
 */
export function sessionCookieValue(box: SecretBox, sessionId: string): string {
	return `${sessionId}.${box.mac('session-cookie', sessionId)}`;
}

/** The session that a cookie proves; null when we did not write it. */
export function readSessionCookie(box: SecretBox, value: string | null): string | null {
	const match = /^([\w.-]{1,200})\.([\w-]{43})$/.exec(value ?? '');
	if (match === null) return null;
	const [, id = '', mac = ''] = match;
	return sameText(box.mac('session-cookie', id), mac) ? id : null;
}

/** The value of one cookie of a request; null when it is not there or empty. */
export function readCookie(header: string | null, name: string): string | null {
	const pair = (header ?? '')
		.split(';')
		.map((part) => part.trim())
		.find((part) => part.startsWith(`${name}=`));
	return pair?.slice(name.length + 1) || null;
}
