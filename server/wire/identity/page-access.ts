import { fail, type Result } from '#core/kit/result.ts';
import type { Identity } from '#server/identity/identity.ts';
import {
	type AccessProblem,
	type OperatorAccess,
	operatorBySession,
} from '#server/identity/sessions/operator-access.ts';
import { createCookieJar, readSessionCookie } from './cookies.ts';

/**
 * The operator who requests a page, by the session cookie of its `Cookie` header. Only for
 * read-only pages opened by navigation. `enrolls`: see `operatorBySession`.
 */
export type PageAccess = (
	cookie: string | null,
	options?: { enrolls: boolean },
) => Promise<Result<OperatorAccess, AccessProblem>>;

/** `publicUrl` decides the names of the cookies. */
export function createPageAccess(identity: Identity, publicUrl: string): PageAccess {
	const jar = createCookieJar(publicUrl);
	return async (cookie, { enrolls } = { enrolls: false }) => {
		const sessionId = readSessionCookie(identity.box, jar.readSession(cookie));
		return sessionId === null
			? fail('signed-out')
			: operatorBySession(identity, { sessionId, needs: 'editor', network: null, enrolls });
	};
}
