import { useEffect } from 'react';
import type { SearchedSource } from './searched.ts';

/**
 * Stands beside the page: once React has taken both over, the page may show what was typed
 * meanwhile.
 */
export function TakenOver({ searched }: { searched: SearchedSource }) {
	useEffect(() => {
		searched.sent = null;
	}, [searched]);
	return null;
}
