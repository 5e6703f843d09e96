import { type RefObject, useEffect } from 'react';

/** Rendered beside the page: its effect runs once both are hydrated. */
export function TakenOver({ isTakenOver }: { isTakenOver: RefObject<boolean> }) {
	useEffect(() => {
		isTakenOver.current = true;
	}, [isTakenOver]);
	return null;
}
