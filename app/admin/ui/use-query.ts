import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/**
 * The query of the address, and the way to change it in place. What was chosen counts at once: a
 * button or a list that waited for the address would jump back to the choice before for as long as
 * the way there takes. The router's own hook would bring its links and forms along, 3 KB into the
 * first file of every public page.
 */
export function useQuery(): [query: URLSearchParams, change: (next: Change) => void] {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [wanted, want] = useOptimistic(search);
	const query = useMemo(() => new URLSearchParams(wanted), [wanted]);
	const change = useCallback(
		(next: Change) => {
			const text = String(typeof next === 'function' ? next(query) : next);
			startTransition(async () => {
				want(text);
				await navigate({ pathname, search: text }, { replace: true, preventScrollReset: true });
			});
		},
		[query, want, navigate, pathname],
	);
	return [query, change];
}
