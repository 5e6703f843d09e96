import type { ShouldRevalidateFunction } from 'react-router';

/**
 * The data of a page depends on its path alone: another search term or jump within it reads nothing
 * again.
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
