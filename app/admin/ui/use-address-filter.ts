import { startTransition, useOptimistic } from 'react';
import { useNavigate } from 'react-router';

/**
 * The filter that the page was loaded with and the way to another one, `addressOf` which is the
 * page that shows it. What was chosen counts at once, so that no field jumps back while the page is
 * on its way, and a second choice adds to the first.
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
