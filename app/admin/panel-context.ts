import { useOutletContext } from 'react-router';
import type { Session } from '#app/identity/session.client.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Me } from '#core/identity/contract/me.ts';

/** Data that the frame shares with the screen inside it. */
export type PanelContext = {
	me: Me;
	session: Session;
	/** Loads `me` again after a change. */
	reloadMe(): Promise<void>;
	/** Origin of the site; parts of public pages inside the panel need it too (`useSite`). */
	publicUrl: string;
	term: string;
	brand: Brand;
	/** Shows a brand that was just saved in the frame. */
	showBrand(brand: Brand): void;
};

export function usePanel(): PanelContext {
	return useOutletContext<PanelContext>();
}
