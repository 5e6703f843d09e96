import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isFollowingLink } from '#app/ui/navigate-anchors.ts';
import { paths, SEARCH_PARAMETER, searchTerm, withSearch } from '#core/site/paths.ts';
import { arriveAt, type OwnTerms } from './own-terms.ts';

/** What the search box needs to work. */
export type Search = {
	/** Address of the page that answers. */
	action: string;
	/** The term in force: trimmed and lower-cased (S2.01). */
	term: string;
	/** Rises whenever the term became another one otherwise than by typing. */
	turn: number;
	type: (text: string) => void;
	submit: (text: string) => void;
	/** Leaves for a page of the site; the term stays behind. */
	go: (path: string) => void;
};

/** The address follows the typing after this pause. */
const WRITE_MS = 300;

/**
 * The search term of S2.01 and S2.03: taken from the address, changed by typing, shared with the page below and written back to the
 * address in place, so that a reload, a link or the way back shows the same list. A page without a list answers on today's.
 */
export function useSearch(): Search {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const leavingFor = useNavigation().location?.pathname;
	const fromAddress = searchTerm(new URLSearchParams(search).get(SEARCH_PARAMETER));
	const [{ term, turn }, keep] = useState({ term: fromAddress, turn: 0 });
	// A letter stands in its box at once, without us; all that follows from it is one drawing, which the next letter may call off.
	const follow = (next: string) => startTransition(() => keep((before) => ({ ...before, term: next })));
	const written = useRef<OwnTerms>([fromAddress]);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	const action = isDayPage(pathname) || isIndexPage(pathname) ? pathname : paths.today;

	useEffect(() => {
		const own = arriveAt(written.current, fromAddress);
		written.current = own ?? [fromAddress];
		if (own === null) keep(turnTo(fromAddress));
	}, [fromAddress]);
	useEffect(() => () => clearTimeout(timer.current), []);
	useEffect(() => {
		// Whoever is on the way to another page, however slow, is not called back by what was typed before.
		if (leavingFor !== undefined && leavingFor !== pathname) clearTimeout(timer.current);
	}, [leavingFor, pathname]);
	const write = (next: string, replace: boolean) => {
		clearTimeout(timer.current);
		written.current = [...written.current, next];
		follow(next);
		// The filters of the same page stay.
		navigate(withSearch(action, next, action === window.location.pathname ? window.location.search : ''), { replace });
	};
	const writeLater = (next: string) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => {
			// Writing now would call back whoever follows a link: to another page, then nothing is written, or to another filter of this one.
			if (isFollowingLink()) writeLater(next);
			else if (window.location.pathname === pathname) write(next, true);
		}, WRITE_MS);
	};
	return {
		action,
		term,
		turn,
		type: (text) => {
			const next = searchTerm(text);
			follow(next);
			if (action === pathname) writeLater(next);
		},
		submit: (text) => write(searchTerm(text), action === pathname),
		go: (path) => {
			clearTimeout(timer.current);
			// What was typed and is in no address yet must not follow to the next page.
			keep(turnTo(fromAddress));
			navigate(path);
		},
	};
}

type Term = Pick<Search, 'term' | 'turn'>;

/** Another term than the one that is typed. */
const turnTo =
	(term: string) =>
	({ turn }: Term): Term => ({ term, turn: turn + 1 });

/** Whether a page lists the games of a day, so that a search filters it in place. */
export function isDayPage(pathname: string): boolean {
	return pathname === paths.home || pathname === paths.today || pathname === paths.tomorrow || /^\/jogos\/[^/]+$/.test(pathname);
}

/** Whether a page is an index from A to Z, which a search filters in place too. */
export function isIndexPage(pathname: string): boolean {
	return pathname === paths.teams || pathname === paths.competitions || pathname === paths.channels;
}
