import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

/**
 * The filter that the page was loaded with, and a function to change it. `addressOf` returns the
 * page of a filter. A choice shows at once, so no field jumps back while the page is loading. A
 * second choice adds to the first.
 */
export function useAddressFilter<Filter extends object>(
	loaded: Filter,
	addressOf: (filter: Filter) => string,
): [filter: Filter, show: (next: Partial<Filter>) => void] {
	const navigate = useNavigate();
	const [filter, want] = useOptimistic(loaded);
	return [
		filter,
		(next) => {
			const all = { ...filter, ...next };
			startTransition(async () => {
				want(all);
				await navigate(addressOf(all), { preventScrollReset: true });
			});
		},
	];
}
