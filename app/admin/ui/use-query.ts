import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';

type Change = URLSearchParams | ((before: URLSearchParams) => URLSearchParams);

/**
 * The query of the address, and a function to change it in place. A choice shows at once: controls
 * that waited for the address would jump back during the navigation. The router's own hook would
 * add its links and forms, 3 KB, to the first file of every public page.
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
