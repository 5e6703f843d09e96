import { useEffect } from 'react';
import { type NavigateFunction, type NavigateOptions, useNavigate } from 'react-router';

/** Set on an anchor that the browser itself must follow: a file, another program. */
const NATIVE = 'data-native';

/**
 * Follows plain `<a href>` of this site without loading the document again, by one listener for the whole page: a list of a hundred
 * games pays nothing for its links. New tabs, downloads, other origins and `data-native` stay the browser's.
 */
export function useAnchorNavigation(): void {
	const navigate = useNavigate();
	useEffect(() => {
		const onClick = (event: MouseEvent) => followAnchor(event, navigate);
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}, [navigate]);
}

function followAnchor(event: MouseEvent, navigate: NavigateFunction): void {
	if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
	const anchor = event.target instanceof Element ? event.target.closest('a') : null;
	if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.hasAttribute(NATIVE)) return;
	const url = new URL(anchor.href);
	if (url.origin !== location.origin) return;
	event.preventDefault();
	navigate(url.pathname + url.search + url.hash, optionsFor(url, anchor));
	if (url.hash) focusTarget(url.hash);
}

/** S2.10: a new path starts at the top, another query of the same path stays where it is. */
function optionsFor(url: URL, anchor: HTMLAnchorElement): NavigateOptions {
	const samePath = url.pathname === location.pathname;
	const samePage = samePath && url.search === location.search && url.hash === location.hash;
	return { preventScrollReset: samePath && !url.hash, replace: samePage || anchor.closest('dialog') !== null };
}

/** A jump inside the page takes the keyboard along, as the browser's own jump does. */
function focusTarget(hash: string): void {
	requestAnimationFrame(() => document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true }));
}
