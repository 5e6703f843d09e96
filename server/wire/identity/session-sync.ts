import { CLOCK_SKEW_MS, TOKEN_SYNC_MS } from '#core/identity/session.ts';
import { AppError } from '#core/kit/app-error.ts';
import { readIdToken } from '#server/identity/sessions/id-token.ts';
import { hostedSession } from '#server/identity/sessions/operator-access.ts';
import { readSessionCookie, sessionCookieValue } from './cookies.ts';
import { type Call, limitSessions, presentSession } from './wire-method.ts';

/**
 * Token sync (S7.03): exchanges an ID token at most 5 minutes old for a session cookie of the same
 * session.
 * @throws AppError 'unauthenticated'
 */
export async function openServerSession(call: Call, authorization: string | null): Promise<void> {
	limitSessions(call);
	const { identity, jar, now } = call;
	const idToken = /^Bearer ([\w.-]{1,8192})$/i.exec(authorization ?? '')?.[1] ?? '';
	const refused = new AppError('unauthenticated', 'No valid ID token');
	if (identity.hosted !== null) return openHosted(call, idToken);
	const claims = await readIdToken(identity.ring, idToken, now);
	if (!claims.ok || now - claims.value.issuedAt > TOKEN_SYNC_MS + CLOCK_SKEW_MS) throw refused;
	const checked = await identity.sessions.check(idToken);
	if (!checked.ok) throw refused;
	const { session } = checked.value;
	call.setCookie(
		jar.session(sessionCookieValue(identity.box, session.id), (session.expiresAt - now) / 1000),
	);
}

/**
 * Handles the only message that the official client sends on sign-out. Ends the sessions of this
 * browser and clears both cookies.
 */
export async function closeServerSession(call: Call, sessionCookie: string | null): Promise<void> {
	const { identity, jar } = call;
	const shown = readSessionCookie(identity.box, sessionCookie);
	const sessions = new Set([shown, presentSession(call)]);
	// Clears the cookies only after ending the sessions: a failure in between can be retried (V36).
	for (const id of sessions) if (id !== null) await identity.sessions.end(id, 'sign-out');
	for (const cookie of jar.none()) call.setCookie(cookie);
}

/** With a hosted identity service: the cookie names the operator, for the lifetime of the token. */
async function openHosted({ identity, jar, now, setCookie }: Call, idToken: string): Promise<void> {
	const person = await identity.hosted?.verify(idToken);
	if (!person?.ok || !person.value.emailVerified)
		throw new AppError('unauthenticated', 'No valid ID token');
	const { email, issuedAt, expiresAt } = person.value;
	if (now - issuedAt > TOKEN_SYNC_MS + CLOCK_SKEW_MS)
		throw new AppError('unauthenticated', 'The ID token is too old');
	const value = sessionCookieValue(identity.box, hostedSession({ email, until: expiresAt }));
	setCookie(jar.session(value, (expiresAt - now) / 1000));
}
