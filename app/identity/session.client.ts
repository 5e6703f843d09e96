import { type Auth, onAuthStateChanged, signOut, type User } from 'firebase/auth';
import { panelCopy } from '#core/copy/panel.ts';
import type { ClientIdentity } from '#core/identity/client-config.ts';
import { openAuth } from './auth.client.ts';
import { startProactiveRefresh } from './proactive-refresh.client.ts';
import { startTokenSync, syncAgain } from './token-sync.client.ts';

/** Who is signed in, once that is known (S4.02). */
export type Session = {
	auth: Auth;
	identity: ClientIdentity;
	user(): User | null;
	/** An ID token that is still good for a while. Rejects when nobody is signed in or the session is over. */
	token(): Promise<string>;
	/** Asks for a new token at once. When the session is over the client signs out by itself, and this rejects. */
	renew(): Promise<void>;
	/** Calls back whenever somebody else, or nobody, is signed in: also through another tab. Returns the undoing. */
	onChange(listener: (user: User | null) => void): () => void;
	/** Gives the server the session that it lost (S7.03). */
	syncAgain(): Promise<void>;
	/** S8.03: true when both the server and this browser have forgotten the session; a failure has been told already. */
	signOut(): Promise<boolean>;
};

let opened: Promise<Session> | null = null;

/** The session of this page; resolves with the first status (S4.02). */
export function openSession(identity: ClientIdentity): Promise<Session> {
	opened ??= open(identity);
	return opened;
}

/** The session of this page, for what runs after it was opened. */
export function currentSession(): Promise<Session> {
	return opened ?? Promise.reject(new Error('The session was not opened'));
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
