import { type Auth, beforeAuthStateChanged, onIdTokenChanged, type User } from 'firebase/auth';
import { paths } from '#core/site/paths.ts';

/** S9.03: the server refuses older tokens; the next one comes soon. */
const OLDEST_MS = 5 * 60_000;

/**
 * Token sync (S7.03), with the behavior of the official client's own option. Each new ID token
 * gives server rendering its session; signing out removes it. Sign-in and sign-out complete only
 * after the server confirms, otherwise they reject. Tokens are compared by text, so further tabs
 * and reloads send nothing.
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
	// Later tokens: the next one makes up for a failure.
	onIdTokenChanged(auth, (user) => {
		if (user !== null) sync(user).catch(() => undefined);
	});
}

/**
 * Gives server rendering a session for this account, with a fresh token. Rejects when no token is
 * available.
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
