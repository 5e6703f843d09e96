import { useOutletContext } from 'react-router';
import type { Session } from '#app/identity/session.client.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Me } from '#core/identity/contract/me.ts';

/** What the frame shares with the screen inside it. */
export type PanelContext = {
	me: Me;
	session: Session;
	/** Reads `me` again after it was changed. */
	reloadMe(): Promise<void>;
	/**
	 * Origin of the site: what the parts of public pages that the panel shows ask for, too
	 * (`useSite`).
	 */
	publicUrl: string;
	term: string;
	brand: Brand;
	/** The frame follows a brand that was just saved. */
	showBrand(brand: Brand): void;
};

export function usePanel(): PanelContext {
	return useOutletContext<PanelContext>();
}
