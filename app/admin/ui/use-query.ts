import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/**
 * The query of the address, and the way to change it in place. The router's own hook would bring its links and forms along, 3 KB into the
 * first file of every public page.
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change) => void] {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const query = useMemo(() => new URLSearchParams(search), [search]);
	return [
		query,
		(next) => {
			const text = String(typeof next === 'function' ? next(query) : next);
			navigate({ pathname, search: text }, { replace: true, preventScrollReset: true });
		},
	];
}
