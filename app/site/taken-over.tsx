import { useEffect } from 'react';
import type { SearchedSource } from './searched.ts';

/**
 * Rendered beside the page: its effect runs once both are hydrated. From then on the page may show
 * what was typed meanwhile.
 */
export function TakenOver({ searched }: { searched: SearchedSource }) {
	useEffect(() => {
		searched.sent = null;
	}, [searched]);
	return null;
}
