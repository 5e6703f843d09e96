import { useEffect } from 'react';
import { type ShouldRevalidateFunction, useRevalidator } from 'react-router';

/** A page looked at again after this long asks whether it is still true. */
const STALE_MS = 60_000;

/** The data of a page depends on its path alone: another search term or jump within it reads nothing again. */
export const revalidateOnNewPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
	const samePath = currentUrl.pathname === nextUrl.pathname;
	return samePath && (currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash) ? false : defaultShouldRevalidate;
};

/**
 * Reads the page again when its tab comes back to the front: games have begun and ended meanwhile. Nothing moves while it is read. Without a
 * connection nothing is asked: what is shown stays.
 */
export function useFreshOnReturn(): void {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		let leftAt = Number.POSITIVE_INFINITY;
		const onChange = () => {
			if (document.visibilityState === 'hidden') leftAt = performance.now();
			else if (navigator.onLine && performance.now() - leftAt > STALE_MS) revalidate();
		};
		document.addEventListener('visibilitychange', onChange);
		return () => document.removeEventListener('visibilitychange', onChange);
	}, [revalidate]);
}
