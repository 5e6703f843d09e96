import type { ShouldRevalidateFunction } from 'react-router';

/**
 * A page's data depends only on its path: another search term or a jump within it reloads nothing.
 */
export const revalidateOnNewPath: ShouldRevalidateFunction = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}) => {
	const samePath = currentUrl.pathname === nextUrl.pathname;
	return samePath && (currentUrl.search !== nextUrl.search || currentUrl.hash !== nextUrl.hash)
		? false
		: defaultShouldRevalidate;
};
