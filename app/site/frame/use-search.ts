import { type RefObject, startTransition, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type SetSearched, useSetSearched } from '#app/site/search-term.tsx';
import { isFollowingLink } from '#app/ui/navigate-anchors.ts';
import { withAskedState } from '#core/site/asked-state.ts';
import { isListPage, paths, searchTerm, withSearch } from '#core/site/paths.ts';
import { arriveAt, type OwnTerms } from './own-terms.ts';
import { useAddressTerm } from './use-address-term.ts';

/** What the search box needs. */
export type Search = {
	/** Path of the page that shows the results. */
	action: string;
	type: (text: string) => void;
	submit: (text: string) => void;
	/** The page has a list that the term filters. */
	isList: boolean;
	/** Navigates to a page of the site without the term. */
	go: (path: string) => void;
};

/** Debounce of the address behind the typing, in milliseconds. */
const WRITE_MS = 300;

/**
 * Events by which the reader leaves the box. Assistive technology (a screen reader, voice control)
 * may send a click alone.
 */
const TURNS = ['pointerdown', 'focusin', 'click'] as const;

/** A term that is not in the address yet, and the page it was typed on. */
type Waiting = { term: string; page: string; timer: ReturnType<typeof setTimeout> };

/**
 * The search term of S2.01 and S2.03. It comes from the address, changes with typing, and is shared
 * with the page below. It is written back in place, so that reload, links and history show the same
 * list. Pages without a list search today's page.
 */
export function useSearch(isTakenOver: RefObject<boolean>): Search {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const leavingFor = useNavigation().location?.pathname;
	const fromAddress = useAddressTerm();
	const set = useSetSearched();
	const written = useRef<OwnTerms>([fromAddress]);
	const waiting = useRef<Waiting | null>(null);
	const isList = isListPage(pathname);
	const action = isList ? pathname : paths.today;
	/** The page that the reader leaves without its term; its address may still take the term. */
	const left = useRef<string | null>(null);

	useEffect(() => {
		// A page without a list has no term in its address: the reader's term stays for the next list.
		const hasLeft = left.current !== null && left.current !== pathname;
		if (hasLeft) left.current = null;
		else if (!isListPage(pathname) && fromAddress === '') return;
		const own = hasLeft ? null : arriveAt(written.current, fromAddress);
		written.current = own ?? [fromAddress];
		if (own === null) turnTo(set, fromAddress);
	}, [set, fromAddress, pathname]);
	useEffect(() => () => stop(waiting), []);
	useEffect(() => {
		// A navigation is in flight, however slow: writing the typed term would cancel it.
		if (leavingFor !== undefined && leavingFor !== pathname) stop(waiting);
	}, [leavingFor, pathname]);
	const write = (next: string, replace: boolean) => {
		stop(waiting);
		written.current = [...written.current, next];
		startTransition(() => set(({ turn }) => ({ term: next, turn, isTyping: false })));
		// Keeps the other filters of the same page.
		const { pathname: here, search: asked } = window.location;
		navigate(withAskedState(withSearch(action, next, action === here ? asked : ''), asked), {
			replace,
		});
	};
	const writeLater = (next: string, page: string) => {
		stop(waiting);
		waiting.current = { term: next, page, timer: setTimeout(() => writeNow(next, page), WRITE_MS) };
	};
	const writeNow = (next: string, page: string) => {
		// Writing now would cancel a followed link. If it leads to another page nothing is written; if
		// to another filter of this page, later.
		if (isFollowingLink()) writeLater(next, page);
		else if (window.location.pathname === page) write(next, true);
		else stop(waiting);
	};
	const onTurn = useEffectEvent(({ type, target }: Event) => {
		const late = waiting.current;
		// The suggestions belong to the box.
		if (late === null || (target instanceof Element && target.closest('search'))) return;
		// Flushed before other click handlers run, so that a followed link carries the typed term.
		flushSync(() => set(({ turn }) => ({ term: late.term, turn, isTyping: false })));
		// A click may navigate on its own.
		if (type !== 'click') writeNow(late.term, late.page);
	});
	useEffect(() => {
		for (const type of TURNS) document.addEventListener(type, onTurn, true);
		return () => {
			for (const type of TURNS) document.removeEventListener(type, onTurn, true);
		};
	}, []);
	return {
		action,
		isList,
		type: (text) => {
			const next = searchTerm(text);
			left.current = null;
			const change = () => set(({ turn }) => ({ term: next, turn, isTyping: action === pathname }));
			// In the frame that shows the character in its box. Not while the page is hydrated: React
			// would finish that at once, within this keystroke.
			if (isTakenOver.current) change();
			else startTransition(change);
			if (action === pathname) writeLater(next, pathname);
		},
		submit: (text) => write(searchTerm(text), action === pathname),
		go: (path) => {
			stop(waiting);
			// A typed term that is not in the address must not follow to the next page.
			turnTo(set, fromAddress);
			left.current = pathname;
			// Who comes back comes to the address, even to a term that was only just written.
			written.current = [];
			navigate(withAskedState(path, window.location.search));
		},
	};
}

/** Replaces the typed term with another one. */
function turnTo(set: SetSearched, term: string): void {
	set(({ turn }) => ({ term, turn: turn + 1, isTyping: false }));
}

/** Cancels the pending write. */
function stop(waiting: { current: Waiting | null }): void {
	clearTimeout(waiting.current?.timer);
	waiting.current = null;
}
