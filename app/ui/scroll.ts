import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { jumpTo } from './navigate-anchors.ts';

/** sessionStorage key for the scroll positions of the tab's history. The privacy page names it. */
const SCROLL_KEY = 'posicoes-de-rolagem';

type Positions = Record<string, number>;

// The server has no layout, so it runs no layout effects.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * S2.10: a new path starts at the top, another query keeps the position, and a fragment scrolls
 * into view. Back and forward restore the position. Reloads are left to the browser. (The router's
 * component would add all its links and forms: 4 KB.)
 */
export function useScrollRules(): void {
	const location = useLocation();
	const isHistory = useNavigationType() === 'POP';
	const shown = useRef(location);
	const positions = useRef<Positions>({});
	useEffect(() => keepPositions(positions.current, shown), []);
	useBeforePaint(() => {
		const from = shown.current;
		if (from.key === location.key) return;
		shown.current = location;
		place(location, from, isHistory ? positions.current[location.key] : undefined);
	}, [location, isHistory]);
}

function place(to: Location, from: Location, remembered: number | undefined): void {
	if (remembered !== undefined) return window.scrollTo(0, remembered);
	// A link to another list on the same page: its target is rendered only now.
	if (to.hash !== '' && jumpTo(to.hash)) return;
	if (to.pathname !== from.pathname) window.scrollTo(0, 0);
}

/**
 * Notes the position of each history entry, and stores all of them when the page is left. Returns
 * the clean-up.
 */
function keepPositions(positions: Positions, shown: { current: Location }): () => void {
	Object.assign(positions, read());
	const onScroll = () => {
		positions[shown.current.key] = window.scrollY;
	};
	const onHide = () => {
		window.history.scrollRestoration = 'auto';
		write(positions);
	};
	const onShow = () => {
		window.history.scrollRestoration = 'manual';
	};
	onShow();
	window.addEventListener('scroll', onScroll, { passive: true });
	window.addEventListener('pagehide', onHide);
	window.addEventListener('pageshow', onShow);
	return () => {
		window.removeEventListener('scroll', onScroll);
		window.removeEventListener('pagehide', onHide);
		window.removeEventListener('pageshow', onShow);
	};
}

function read(): Positions {
	try {
		return JSON.parse(sessionStorage.getItem(SCROLL_KEY) ?? '{}');
	} catch {
		return {};
	}
}

function write(positions: Positions): void {
	try {
		sessionStorage.setItem(SCROLL_KEY, JSON.stringify(positions));
	} catch {
		// Without storage the scroll positions are lost.
	}
}
