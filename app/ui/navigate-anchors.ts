import { useEffect, useEffectEvent } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

/** Marks an anchor that the browser itself must follow: a file, another program. */
const NATIVE = 'data-native';

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

async function follow(navigation: void | Promise<void>): Promise<void> {
	underWay++;
	try {
		await navigation;
	} finally {
		underWay--;
	}
}

function followAnchor(
	event: MouseEvent,
	navigate: NavigateFunction,
	queryOf: (link: URL) => string,
): void {
	if (
		event.defaultPrevented ||
		event.button !== 0 ||
		event.metaKey ||
		event.ctrlKey ||
		event.shiftKey ||
		event.altKey
	)
		return;
	const anchor = event.target instanceof Element ? event.target.closest('a') : null;
	if (
		!anchor?.href ||
		anchor.target ||
		anchor.hasAttribute('download') ||
		anchor.hasAttribute(NATIVE)
	)
		return;
	const url = new URL(anchor.href);
	if (url.origin !== location.origin) return;
	event.preventDefault();
	// The present address adds no history entry, and a link inside a sheet replaces the sheet.
	const replace = url.href === location.href || anchor.closest('dialog') !== null;
	void follow(
		navigate(url.pathname + queryOf(url) + url.hash, { replace, viewTransition: moves(anchor) }),
	);
	if (url.hash) requestAnimationFrame(() => jumpTo(url.hash));
}

/**
 * Whether a view transition runs (styles/motion.css): for a game of a list, unless motion is
 * reduced.
 */
const moves = (anchor: Element): boolean =>
	anchor.closest('.pair') !== null && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * A navigation during a view transition skips it, which rejects its `ready`. The router drops that
 * promise, so the browser would report an uncaught error. This handles it.
 */
function allowSkippedTransitions(): void {
	const start = document.startViewTransition;
	if (!start) return;
	document.startViewTransition = (...args) => {
		const transition = start.apply(document, args);
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
