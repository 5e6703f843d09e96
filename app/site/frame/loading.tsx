import { useLocation, useNavigation } from 'react-router';
import { frameCopy } from '#core/copy/frame.ts';

/** S2.11: shown while the next page loads; not when only the search term of this page changes. */
export function Loading() {
	const { location: next } = useNavigation();
	const { pathname } = useLocation();
	const loading = next !== undefined && next.pathname !== pathname;
	return (
		<div role="status" className="loading" data-on={loading || undefined}>
			{loading ? frameCopy.loading : ''}
		</div>
	);
}
