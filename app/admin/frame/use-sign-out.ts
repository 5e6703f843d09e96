import { useEffect, useRef } from 'react';
import { toSignIn } from '#app/admin/load-panel.client.ts';
import type { Session } from '#app/identity/session.client.ts';
import { forgetEntered, leaveNote } from '#app/login/notes.ts';
import { paths } from '#core/site/paths.ts';

/**
 * Signing out leads to the sign-in (S4.02). When the session ends without this page's doing
 * (another tab, disabled, password changed) the sign-in says so and comes back to this place.
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
