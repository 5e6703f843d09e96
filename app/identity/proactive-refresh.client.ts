import { type Auth, onIdTokenChanged, type User } from 'firebase/auth';
import { refreshDelay } from '#core/identity/refresh-plan.ts';

/**
 * S9.03: renews the ID token before it expires, with backoff while the network fails. The official
 * client does so only together with its vendor's database. A failed renewal ends no session: the
 * client signs out only when the server says that the session is over.
 */
export function startProactiveRefresh(auth: Auth): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let failures = 0;

	async function plan(user: User): Promise<void> {
		const { expirationTime } = await user.getIdTokenResult();
		clearTimeout(timer);
		const wait = refreshDelay({ expiresAt: Date.parse(expirationTime), now: Date.now(), failures });
		timer = setTimeout(() => void renew(user), wait);
	}

	async function renew(user: User): Promise<void> {
		if (auth.currentUser !== user) return;
		try {
			await user.getIdToken(true);
			failures = 0;
		} catch {
			failures += 1;
		}
		if (auth.currentUser === user) await plan(user);
	}

	onIdTokenChanged(auth, (user) => {
		clearTimeout(timer);
		failures = 0;
		if (user !== null) plan(user).catch(() => undefined);
	});
	// Back online: retries at once instead of after the backoff.
	window.addEventListener('online', () => {
		if (failures > 0 && auth.currentUser !== null) void renew(auth.currentUser);
	});
}
