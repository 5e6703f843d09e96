import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { jumpTo } from './navigate-anchors.ts';

/**
 * Where the tab remembers how far each page of its history was scrolled. Named in the privacy page.
 */
const SCROLL_KEY = 'posicoes-de-rolagem';

type Positions = Record<string, number>;

// The server has no layout to wait for.
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * S2.10: a new path starts at the top, another query of the same path stays, a fragment is brought
 * into sight, and back and forward find the page as it was left. A reload is the browser's own
 * business. (The router's component brings every link and form of it along: 4 KB.)
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
	// A link to another list of the same page: what it leads to is drawn only now.
	if (to.hash !== '' && jumpTo(to.hash)) return;
	if (to.pathname !== from.pathname) window.scrollTo(0, 0);
}

/**
 * Notes every position under the entry that is shown, in the tab's memory when the page is left.
 * Returns the undoing.
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
		// A browser that keeps nothing forgets how far a page was scrolled.
	}
}
