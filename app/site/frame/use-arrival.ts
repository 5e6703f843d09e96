import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation inside the site, moves the focus to the new page's heading, as after a load.
 */
export function useArrival(): void {
	const { pathname } = useLocation();
	const arrivedAt = useRef(pathname);
	useEffect(() => {
		if (arrivedAt.current === pathname) return;
		arrivedAt.current = pathname;
		const heading = document.querySelector('h1');
		heading?.setAttribute('tabindex', '-1');
		heading?.focus({ preventScroll: true });
	}, [pathname]);
}
