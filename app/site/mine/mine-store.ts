import { useEffect, useSyncExternalStore } from 'react';
import { PREFERENCES_KEY } from '#core/mine/kept.ts';
import type { Mine } from './mine.ts';

/**
 * The reader's preferences on this page; null on the server, before they are read, and without any.
 */
let mine: Mine | null = null;
const listeners = new Set<() => void>();

export function publishMine(next: Mine | null): void {
	mine = next;
	for (const listener of listeners) listener();
}

/**
 * The reader's preferences and the components that show them. Null until loaded, so that hydration
 * matches the server.
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
 * Loads the preferences if there are any, and follows changes in other tabs. Readers without
 * preferences load nothing.
 */
export function useMineFollowing(): void {
	useEffect(() => {
		const read = () => void import('./mine-live.tsx').then((live) => live.refresh());
		const onStorage = ({ key }: StorageEvent) =>
			(key === PREFERENCES_KEY || key === null) && read();
		// A page in the back/forward cache gets no storage events.
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
