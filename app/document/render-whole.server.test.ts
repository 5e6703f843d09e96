import { createElement, use } from 'react';
import { expect, test } from 'vitest';
import { PageBoundary } from './page-boundary.ts';
import { renderWhole } from './render-whole.server.tsx';

/** As the layout of the site holds its page. */
function Frame({ page }: { page: () => string }) {
	return createElement('main', null, createElement(use(PageBoundary), null, createElement(page)));
}

test('a page is written inside its boundary, whole', () => {
	const text = 'jogo '.repeat(4_000);
	expect(renderWhole(createElement(Frame, { page: () => text }))).toBe(
		`<main><!--$-->${text}<!--/$--></main>`,
	);
});

test('an error of a page is heard of, though it happens inside the boundary', () => {
	const page = () => {
		throw new RangeError('no such row');
	};
	expect(() => renderWhole(createElement(Frame, { page }))).toThrow('no such row');
});
