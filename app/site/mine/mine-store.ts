import { useEffect, useSyncExternalStore } from 'react';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import type { Mine } from './mine.ts';

/**
 * What this page knows of its reader; null on the server, before it is read, and while nothing is
 * chosen.
 */
let mine: Mine | null = null;
const listeners = new Set<() => void>();

export function publishMine(next: Mine | null): void {
	mine = next;
	for (const listener of listeners) listener();
}

/**
 * The reader's choices and the parts of a page that show them. The same as on the server, null,
 * until they are loaded.
 */
export function useMine(): Mine | null {
	return useSyncExternalStore(
		subscribe,
		() => mine,
		() => null,
	);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/**
 * Reads the choices where there are any, and follows what another tab chooses. Whoever has chosen
 * nothing loads nothing.
 */
export function useMineFollowing(): void {
	useEffect(() => {
		const read = () => void import('./mine-live.tsx').then(({ refresh }) => refresh());
		const onStorage = ({ key }: StorageEvent) =>
			(key === PREFERENCES_KEY || key === null) && read();
		// A page that was put away while another one chose heard nothing of it.
		const onShow = ({ persisted }: PageTransitionEvent) => persisted && read();
		if (isKept()) read();
		window.addEventListener('storage', onStorage);
		window.addEventListener('pageshow', onShow);
		return () => {
			window.removeEventListener('storage', onStorage);
			window.removeEventListener('pageshow', onShow);
		};
	}, []);
}

function isKept(): boolean {
	try {
		return localStorage.getItem(PREFERENCES_KEY) !== null;
	} catch {
		return false;
	}
}
