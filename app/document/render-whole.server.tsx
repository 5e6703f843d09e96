import { Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { PageBoundary } from './page-boundary.ts';

/**
 * React's marker for a part that failed inside its boundary, to be rendered in the browser instead.
 */
const FAILED = '<!--$!-->';

/** The markup of a whole page. Throws the page's errors, which React would swallow. */
export function renderWhole(page: ReactNode): string {
	const body = renderToString(page);
	if (body.includes(FAILED)) renderToString(<PageBoundary value={Fragment}>{page}</PageBoundary>);
	return body;
}
