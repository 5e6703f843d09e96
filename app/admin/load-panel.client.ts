import { api } from '#app/api-client/api.client.ts';
import { DataError } from '#app/api-client/data-error.ts';
import { openSession, type Session } from '#app/identity/session.client.ts';
import { leaveNote } from '#app/login/notes.ts';
import type { ProblemCode } from '#core/admin/problem.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import type { Me } from '#core/identity/contract/me.ts';
import { callPaths } from '#core/site/paths/machine.ts';

/** An operator, or a signed-in account that may not use the panel. */
export type PanelAccess =
	| { me: Me; refused: null }
	| { me: null; refused: Extract<ProblemCode, 'not-invited' | 'second-factor'> };
type LoadedPanel = { session: Session; access: PanelAccess };

/**
 * Waits for the first session status (S4.02) and loads the account. Without a session, goes to the
 * sign-in page, which comes back here.
 */
export async function loadPanel(identity: ClientIdentity): Promise<LoadedPanel> {
	const session = await openSession(identity);
	if (session.user() === null) return toSignIn();
	return { session, access: await readAccess() };
}

async function readAccess(): Promise<PanelAccess> {
	try {
		return { me: await api.get('me'), refused: null };
	} catch (error) {
		const code = error instanceof DataError ? error.problem?.code : undefined;
		if (code === 'not-invited' || code === 'second-factor') return { me: null, refused: code };
		if (code === 'signed-out') return toSignIn();
		throw error;
	}
}

/**
 * Goes to the sign-in page, which returns to this address. Never resolves, so that nothing else
 * runs.
 */
export function toSignIn(): Promise<never> {
	const { pathname, search, hash } = window.location;
	leaveNote('ended');
	window.location.replace(callPaths.loginThen(pathname + search + hash));
	return new Promise(() => undefined);
}
