import { useEffect, useRef } from 'react';
import { toSignIn } from '#app/admin/load-panel.client.ts';
import type { Session } from '#app/identity/session.client.ts';
import { forgetEntered, leaveNote } from '#app/login/notes.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Signs out and goes to the sign-in page (S4.02). The session may also end elsewhere (another tab,
 * account disabled, password changed). The sign-in page then says so and returns to this address.
 */
export function useSignOut(session: Session): () => Promise<void> {
	const leaving = useRef(false);
	useEffect(
		() =>
			session.onChange((user) => {
				if (user === null && !leaving.current) void toSignIn();
			}),
		[session],
	);
	return async () => {
		leaving.current = true;
		if (await session.signOut()) {
			forgetEntered();
			leaveNote('signed-out');
			window.location.replace(paths.login);
		} else leaving.current = false;
	};
}
