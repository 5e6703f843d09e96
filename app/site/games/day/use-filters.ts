import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { asksFilter } from '#core/games/filter/filter-names.ts';
import {
	FORM_PARAMETER,
	SEARCH_PARAMETER,
	searchTerm,
	withQuery,
	withSearch,
} from '#core/site/paths.ts';
import { type FilterKit, loadKit, readKit } from './filters/load-kit.ts';

/** The open filter panel is a history entry, so that the back button closes it. */
export const PANEL = '#filtros';

/** The address of the page with the filter form. */
export function formAddress(path: string, query: string): string {
	return withQuery(path, `${query === '' ? '' : `${query}&`}${FORM_PARAMETER}=1`);
}

/**
 * The filters of the current page: the kit, if needed, and whether the panel is open. Suspends
 * while the kit loads.
 */
export function useFilters(): { kit: FilterKit | null; search: string; isPanel: boolean } {
	const { search } = useLocation();
	const isPanel = usePanel();
	const kit = isPanel || asksFilter(search) ? readKit() : null;
	useRightSpelling(kit);
	return { kit, search, isPanel };
}

/**
 * True once the panel is requested and loaded. If it fails to load, the page with the form replaces
 * it.
 */
function usePanel(): boolean {
	const { pathname, search, hash } = useLocation();
	const isAsked = hash === PANEL;
	const form = formAddress(pathname, search.slice(1));
	const [isReady, setReady] = useState(false);
	useEffect(() => {
		if (!isAsked) return;
		let isCurrent = true;
		loadKit().then(
			() => isCurrent && setReady(true),
			() => isCurrent && window.location.replace(form),
		);
		return () => {
			isCurrent = false;
		};
	}, [isAsked, form]);
	return isAsked && isReady;
}

/** S2.01: normalizes an address with another spelling (capitals, empty form fields). */
function useRightSpelling(kit: FilterKit | null): void {
	const { pathname, search, hash, state } = useLocation();
	const navigate = useNavigate();
	useEffect(() => {
		const right = kit === null ? rightSearch(search) : kit.rightSpelling(search);
		if (right !== null && `?${right}` !== search && right !== search)
			navigate({ pathname, search: right, hash }, { replace: true, state });
	}, [kit, pathname, search, hash, state, navigate]);
}

/** The query with its search term in lower case; null when nothing changes. */
function rightSearch(search: string): string | null {
	const raw = new URLSearchParams(search).get(SEARCH_PARAMETER);
	const term = searchTerm(raw);
	return raw === null || raw === term ? null : withSearch('', term, search).slice(1);
}
