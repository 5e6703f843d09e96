import { type Auth, onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { panelCopy } from '#core/copy/panel.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import { openAuth } from './auth.client.ts';
import { startProactiveRefresh } from './proactive-refresh.client.ts';
import { startTokenSync, syncAgain } from './token-sync.client.ts';

/** The session of this page, once its first status is known (S4.02). */
export type Session = {
	auth: Auth;
	identity: ClientIdentity;
	user(): User | null;
	/** A valid ID token. Rejects when the page is signed out or the session is over. */
	token(): Promise<string>;
	/**
	 * Requests a new token at once. If the session is over, the client signs out and this rejects.
	 */
	renew(): Promise<void>;
	/**
	 * Calls back when the account changes or signs out, also in another tab. Returns the unsubscribe.
	 */
	onChange(listener: (user: User | null) => void): () => void;
	/** Gives the server the session that it lost (S7.03). */
	syncAgain(): Promise<void>;
	/**
	 * S8.03: true when both server and browser have forgotten the session. A failure has already been
	 * shown.
	 */
	signOut(): Promise<boolean>;
};

const opening = Promise.withResolvers<Session>();
let begun = false;

/**
 * Opens the session of this page; resolves with the first status (S4.02). Later calls return the
 * same session.
 */
export function openSession(identity: ClientIdentity): Promise<Session> {
	if (!begun) open(identity).then(opening.resolve, opening.reject);
	begun = true;
	return opening.promise;
}

/**
 * The session of this page, once open: screens start to load in parallel with the frame that opens
 * it.
 */
export function currentSession(): Promise<Session> {
	return opening.promise;
}

async function open(identity: ClientIdentity): Promise<Session> {
	const auth = openAuth(identity);
	startTokenSync(auth);
	await auth.authStateReady();
	startProactiveRefresh(auth);
	return {
		auth,
		identity,
		user: () => auth.currentUser,
		async token() {
			if (auth.currentUser === null) throw new Error('Nobody is signed in');
			return auth.currentUser.getIdToken();
		},
		async renew() {
			await auth.currentUser?.getIdToken(true);
		},
		onChange: (listener) => onAuthStateChanged(auth, listener),
		async syncAgain() {
			if (auth.currentUser !== null) await syncAgain(auth.currentUser);
		},
		signOut: () => leave(auth),
	};
}

async function leave(auth: Auth): Promise<boolean> {
	try {
		await signOut(auth);
		return true;
	} catch (error) {
		console.error(error);
		window.alert(panelCopy.signOutFailed);
		return false;
	}
}
