import { initializeApp } from 'firebase/app';
import {
	type Auth,
	browserLocalPersistence,
	browserSessionPersistence,
	indexedDBLocalPersistence,
	initializeAuth,
} from 'firebase/auth';
import { CLIENT_PROJECT, type ClientIdentity, OWN_API_KEY } from '#core/identity/client-config.ts';
import { paths } from '#core/site/paths.ts';

/** S9.03: the first store that works is used; an account found in a later one moves to it. */
const PERSISTENCE = [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence];

/**
 * Opens the official client, pointed at our own server or, by configuration, at a hosted project.
 * Once per page.
 */
export function openAuth(identity: ClientIdentity): Auth {
	if (identity.kind === 'firebase') {
		const { projectId, apiKey, authDomain } = identity;
		return initializeAuth(initializeApp({ projectId, apiKey, authDomain }), {
			persistence: PERSISTENCE,
		});
	}
	const auth = initializeAuth(initializeApp({ projectId: CLIENT_PROJECT, apiKey: OWN_API_KEY }), {
		persistence: PERSISTENCE,
	});
	// In the same task: the client's first request comes later.
	const { protocol, host } = window.location;
	const ours = host + paths.identity;
	Object.assign(auth.config, {
		apiScheme: protocol.slice(0, -1),
		apiHost: ours,
		tokenApiHost: ours,
	});
	auth.languageCode = document.documentElement.lang;
	return auth;
}
