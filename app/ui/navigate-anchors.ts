import { useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { isPlainClick } from './plain-click.ts';

/** `data-native` marks a link that the browser itself must follow: a file, another program. */
const FOLLOWED = 'a[href]:not([target],[download],[data-native])';

/**
 * Follows plain `<a href>` of this site without a document load. One listener serves the whole
 * page, so a list of a hundred games adds no cost per link. New tabs, downloads, other origins and
 * `data-native` are left to the browser. `queryOf` returns the query of a followed link.
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

/** Navigations in flight that a click on a link started. */
let underWay = 0;

/**
 * Whether a link is being followed. Known at once, while React reports a navigation only after its
 * next render.
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
	// The present address adds no history entry, and a link inside a sheet replaces the sheet.
	const replace = url.href === location.href || !!anchor.closest('dialog');
	follow(
		navigate(url.pathname + queryOf(url) + url.hash, { replace, viewTransition: moves(anchor) }),
	);
	if (url.hash) requestAnimationFrame(() => jumpTo(url.hash));
}

/**
 * Whether a view transition runs (styles/motion.css): for a game of a list, unless motion is
 * reduced.
 */
const moves = (anchor: Element): boolean =>
	!!anchor.closest('.pair') && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A navigation during a view transition skips it, which rejects its `ready`. The router drops that
 * promise, so the browser would report an uncaught error. This handles it.
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
 * Jumps to a target and moves the focus there, as the browser's own jump does. Repeated jumps work
 * too. Returns false without a target.
 */
export function jumpTo(hash: string): boolean {
	const target = document.getElementById(decodeURIComponent(hash.slice(1)));
	target?.scrollIntoView();
	target?.focus({ preventScroll: true });
	return target !== null;
}
