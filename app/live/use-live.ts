import { useEffect, useRef } from 'react';
import type { LiveListener } from './listener.ts';

/**
 * Listens to changes while the page is open. The client loads when the browser is idle; without it
 * the page stays as it is.
 */
export function useLive(listener: LiveListener): void {
	const latest = useRef(listener);
	const topics = listener.topics.join();
	useEffect(() => {
		latest.current = listener;
	});
	useEffect(() => {
		let leave: (() => void) | undefined;
		let isGone = topics === '';
		const come = async () => {
			const { listen } = await import('./client.ts');
			if (!isGone) leave = listen(latest);
		};
		(window.requestIdleCallback ?? setTimeout)(() => isGone || come().catch(() => {}));
		return () => {
			isGone = true;
			leave?.();
		};
	}, [topics]);
}
