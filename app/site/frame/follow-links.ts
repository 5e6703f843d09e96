import { useSearched } from '#app/site/search-term.tsx';
import { useAnchorNavigation } from '#app/ui/navigate-anchors.ts';
import { keepState } from '#core/site/asked-state.ts';
import { isListPage, SEARCH_PARAMETER, withSearch } from '#core/site/paths.ts';

/**
 * Follows links. Lists whose link has no term of its own get the present term (S2.01). A component,
 * so that a keystroke re-renders nothing else of the frame.
 */
export function FollowLinks(): null {
	const { term } = useSearched();
	useAnchorNavigation(({ pathname: path, search: query }) => {
		const isAsked =
			term === '' ||
			path === window.location.pathname ||
			!isListPage(path) ||
			query.includes(SEARCH_PARAMETER);
		return keepState(isAsked ? query : withSearch('', term, query), path, window.location.search);
	});
	return null;
}
