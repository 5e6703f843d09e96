import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Lets the browser keep pages for when the line is down. Decided by the document: its security
 * policy allows it or does not.
 */
export function useOffline(isAllowed: boolean): void {
	const { revalidate } = useRevalidator();
	const begin = useEffectEvent(() => {
		if (isAllowed && 'serviceWorker' in navigator)
			void import('./keep-offline.ts').then((kept) => kept.keepOffline(revalidate));
	});
	useEffect(() => begin(), []);
}
