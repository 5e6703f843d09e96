import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorDetails } from '#app/admin/ui/error-words.tsx';
import { DataError } from '#app/api-client/data-error.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { detailOf } from '#app/site/errors/unexpected-error.tsx';
import { type Brand, DEFAULT_BRAND } from '#core/brand/brand.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { unexpectedCopy } from '#core/copy/unexpected.ts';
import { pageTitle } from '#core/site/seo.ts';

const { problem } = panelCopy;

type PanelProblemProps = {
	error: unknown;
	/** How to retry; by default the data of the screen is loaded again. */
	onRetry?: () => void;
	/** The brand that ends the title (S1.05). */
	brand?: Brand;
};

/**
 * Shown when the data of a screen fails to load. Unexpected errors are S8.04. Drafts stay in the
 * browser.
 */
export function PanelProblem({ error, onRetry, brand = DEFAULT_BRAND }: PanelProblemProps) {
	const { revalidate, state } = useRevalidator();
	const isExpected = error instanceof DataError;
	const title = isExpected ? problem.title : unexpectedCopy.title;
	useEffect(() => {
		if (!isExpected) console.error(error);
	}, [error, isExpected]);
	return (
		<section className="panel-screen" aria-labelledby="problema">
			<title>{pageTitle(brand, title)}</title>
			<h1 id="problema" tabIndex={-1}>
				{title}
			</h1>
			<p role="alert">{isExpected ? sentenceOf(error) : detailOf(error)}</p>
			{isExpected ? <ErrorDetails error={error} /> : null}
			<p className="panel-actions">
				<button
					type="button"
					className="button"
					aria-disabled={state === 'loading' || undefined}
					onClick={() => (onRetry === undefined ? void revalidate() : onRetry())}
				>
					{problem.again}
				</button>
			</p>
		</section>
	);
}
