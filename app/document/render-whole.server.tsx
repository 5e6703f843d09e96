import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageBoundary } from './page-boundary.ts';

/**
 * React's mark of a part that failed inside its boundary, which it would render in the browser
 * instead.
 */
const FAILED = '<!--$!-->';

/** The markup of a whole page; throws what its page throws, which React would keep to itself. */
export function renderWhole(page: ReactNode): string {
	const body = renderToString(page);
	if (body.includes(FAILED)) renderToString(<PageBoundary value={Fragment}>{page}</PageBoundary>);
	return body;
}
