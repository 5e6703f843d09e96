import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';
import { paths } from '#core/site/paths.ts';

/** S9.03: an older token would be refused; the next one comes soon. */
const OLDEST_MS = 5 * 60_000;

/**
 * Token sync (S7.03), as the official client does it where it is configured by itself: each new ID
 * token gives server rendering its session, signing out takes it away. A sign-in is complete only
 * after the server's yes, a sign-out likewise; otherwise both reject. The token is told apart by
 * its text, so tabs and reloads cause no traffic of their own.
 */
export function startTokenSync(auth: Auth): void {
	let synced: string | null = null;

	async function sync(user: User | null): Promise<void> {
		if (user === null) return close();
		const { token, issuedAtTime } = await user.getIdTokenResult();
		if (token === synced || Date.now() - Date.parse(issuedAtTime) > OLDEST_MS) return;
		await send('POST', token);
		synced = token;
	}

	async function close(): Promise<void> {
		synced = null;
		await send('DELETE');
	}

	beforeAuthStateChanged(auth, sync);
	// Later tokens: a failure here is made good by the next one.
	onIdTokenChanged(auth, (user) => {
		if (user !== null) sync(user).catch(() => undefined);
	});
}

/**
 * Gives server rendering a session for whoever is signed in here, with a token made just now.
 * Rejects when there is none to be had.
 */
export async function syncAgain(user: User): Promise<void> {
	await send('POST', await user.getIdToken(true));
}

async function send(method: 'POST' | 'DELETE', token?: string): Promise<void> {
	const headers: Record<string, string> =
		token === undefined ? {} : { authorization: `Bearer ${token}` };
	const response = await fetch(paths.session, { method, headers });
	if (!response.ok) throw new Error(`${method} ${paths.session}: ${response.status}`);
}
