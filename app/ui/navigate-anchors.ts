import { useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isPlainClick } from './plain-click.ts';

/** `data-native`: the browser itself must follow it, to a file or another program. */
const FOLLOWED = 'a[href]:not([target],[download],[data-native])';

/**
 * Follows plain `<a href>` of this site without loading the document again, by one listener for the
 * whole page: a list of a hundred games pays nothing for its links. New tabs, downloads, other
 * origins and `data-native` stay the browser's. `queryOf` = the query under which a link is
 * followed.
 */
export function useAnchorNavigation(queryOf: (link: URL) => string = ({ search }) => search): void {
	const navigate = useNavigate();
	const onClick = useEffectEvent((event: MouseEvent) => followAnchor(event, navigate, queryOf));
	useEffect(() => {
		document.addEventListener('click', onClick);
		return () => document.removeEventListener('click', onClick);
	}, []);
	useEffect(allowSkippedTransitions, []);
}

/** Navigations that a click on a link began and that have not arrived. */
let underWay = 0;

/**
 * Whether a link is being followed: known at once, while React tells of a navigation only after its
 * next drawing.
 */
export const isFollowingLink = (): boolean => underWay > 0;

function follow(navigation: void | Promise<void>): void {
	underWay++;
	void Promise.resolve(navigation).finally(() => underWay--);
}

function followAnchor(
	event: MouseEvent,
	navigate: NavigateFunction,
	queryOf: (link: URL) => string,
): void {
	if (event.defaultPrevented || !isPlainClick(event)) return;
	const anchor =
		event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(FOLLOWED) : null;
	if (!anchor) return;
	const url = new URL(anchor.href);
	if (url.origin !== location.origin) return;
	event.preventDefault();
	// What is already shown is no step of the history, and a link inside a sheet takes the place of
	// the sheet.
	const replace = url.href === location.href || !!anchor.closest('dialog');
	follow(
		navigate(url.pathname + queryOf(url) + url.hash, { replace, viewTransition: moves(anchor) }),
	);
	if (url.hash) requestAnimationFrame(() => jumpTo(url.hash));
}

/**
 * Whether what is followed is carried along to the next page (styles/motion.css): a game of a list,
 * for readers who want motion.
 */
const moves = (anchor: Element): boolean =>
	!!anchor.closest('.pair') && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A navigation that begins during a view transition skips it, which rejects its `ready`. The router
 * keeps no hold of that promise, so the browser would report an uncaught error; here it is handled.
 */
function allowSkippedTransitions(): void {
	const start = document.startViewTransition;
	if (!start) return;
	document.startViewTransition = (update) => {
		const transition = start.call(document, update);
		transition.ready.catch(() => undefined);
		return transition;
	};
}

/**
 * A jump inside the page, also to where one has been before, takes the keyboard along, as the
 * browser's own jump does. False without a target.
 */
export function jumpTo(hash: string): boolean {
	const target = document.getElementById(decodeURIComponent(hash.slice(1)));
	target?.scrollIntoView();
	target?.focus({ preventScroll: true });
	return target !== null;
}
