import { useOutletContext } from 'react-router';
import type { Session } from '#app/identity/session.client.ts';
import type { Me } from '#core/admin/me.ts';

/** What the frame shares with the screen inside it. */
export type PanelContext = {
	me: Me;
	session: Session;
	/** Reads `me` again after it was changed. */
	reloadMe(): Promise<void>;
};

export function usePanel(): PanelContext {
	return useOutletContext<PanelContext>();
}
