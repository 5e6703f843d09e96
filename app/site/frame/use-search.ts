import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type SearchedSource, tellSearched } from '#app/site/searched.ts';
import { isFollowingLink } from '#app/ui/navigate-anchors.ts';
import { keepState, withAskedState } from '#core/site/asked-state.ts';
import { isListPage, paths, SEARCH_PARAMETER, searchTerm, withSearch } from '#core/site/paths.ts';
import { arriveAt, type OwnTerms } from './own-terms.ts';
import { useAddressTerm } from './use-address-term.ts';

/** What the search box needs to work. */
export type Search = {
	/** Address of the page that answers. */
	action: string;
	/**
	 * For the box, and for the page below: whoever shows the term hears of it by `useSearched`, so
	 * that a letter draws nothing else of the frame.
	 */
	searched: SearchedSource;
	type: (text: string) => void;
	submit: (text: string) => void;
	/** The page lists something, which the term filters. */
	isList: boolean;
	/** Leaves for a page of the site; the term stays behind. */
	go: (path: string) => void;
	/**
	 * The query under which a link leads on: the term goes along to every list that was not asked for
	 * another one (S2.01).
	 */
	carry: (link: URL) => string;
};

/** The address follows the typing after this pause. */
const WRITE_MS = 300;

/**
 * What tells that the reader turned away from the box. A click comes alone where a program clicks
 * for them (a screen reader, a voice).
 */
const TURNS = ['pointerdown', 'focusin', 'click'] as const;

/** A term that is in no address yet, and the page that it was typed on. */
type Waiting = { term: string; page: string; timer: ReturnType<typeof setTimeout> };

/**
 * The search term of S2.01 and S2.03: taken from the address, changed by typing, shared with the
 * page below and written back to the address in place, so that a reload, a link or the way back
 * shows the same list. A page without a list answers on today's.
 */
export function useSearch(): Search {
	const { pathname } = useLocation();
	const navigate = useNavigate();
	const leavingFor = useNavigation().location?.pathname;
	const fromAddress = useAddressTerm();
	const [searched] = useState<SearchedSource>(() => {
		const sent = { term: fromAddress, turn: 0, isTyping: false };
		return { now: sent, sent, listeners: new Set() };
	});
	const written = useRef<OwnTerms>([fromAddress]);
	const waiting = useRef<Waiting | null>(null);
	const isList = isListPage(pathname);
	const action = isList ? pathname : paths.today;
	const leaves = useRef(false);

	useEffect(() => {
		// A page without a list has no term in its address: the reader's stays, for the next one that
		// has.
		const stays = !isListPage(pathname) && fromAddress === '' && !leaves.current;
		leaves.current = false;
		if (stays) return;
		const own = arriveAt(written.current, fromAddress);
		written.current = own ?? [fromAddress];
		if (own === null) turnTo(searched, fromAddress);
	}, [searched, fromAddress, pathname]);
	useEffect(() => () => stop(waiting), []);
	useEffect(() => {
		// Whoever is on the way to another page, however slow, is not called back by what was typed
		// before.
		if (leavingFor !== undefined && leavingFor !== pathname) stop(waiting);
	}, [leavingFor, pathname]);
	const write = (next: string, replace: boolean) => {
		stop(waiting);
		written.current = [...written.current, next];
		startTransition(() => tellSearched(searched, { term: next, isTyping: false }));
		// The filters of the same page stay.
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
		// Writing now would call back whoever follows a link: to another page, then nothing is written,
		// or to another filter of this one.
		if (isFollowingLink()) writeLater(next, page);
		else if (window.location.pathname === page) write(next, true);
		else stop(waiting);
	};
	const onTurn = useEffectEvent(({ type, target }: Event) => {
		const late = waiting.current;
		// The suggestions belong to the box.
		if (late === null || (target instanceof Element && target.closest('search'))) return;
		// Drawn before anybody else hears of a click: the link that it follows carries what was typed.
		flushSync(() => tellSearched(searched, { term: late.term, isTyping: false }));
		// A click has its own way to go.
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
		searched,
		type: (text) => {
			const next = searchTerm(text);
			// At once, for the frame that shows the letter in its box: what is drawn in slices comes a
			// frame later.
			tellSearched(searched, { term: next, isTyping: action === pathname });
			if (action === pathname) writeLater(next, pathname);
		},
		submit: (text) => write(searchTerm(text), action === pathname),
		go: (path) => {
			stop(waiting);
			// What was typed and is in no address yet must not follow to the next page.
			turnTo(searched, fromAddress);
			leaves.current = true;
			navigate(withAskedState(path, window.location.search));
		},
		carry: ({ pathname: path, search: query }) => {
			const { term } = searched.now;
			const isAsked =
				term === '' ||
				path === window.location.pathname ||
				!isListPage(path) ||
				query.includes(SEARCH_PARAMETER);
			return keepState(isAsked ? query : withSearch('', term, query), path, window.location.search);
		},
	};
}

/** Another term than the one that is typed. */
function turnTo(searched: SearchedSource, term: string): void {
	tellSearched(searched, { term, turn: searched.now.turn + 1, isTyping: false });
}

/** Gives up what waits. */
function stop(waiting: { current: Waiting | null }): void {
	clearTimeout(waiting.current?.timer);
	waiting.current = null;
}
