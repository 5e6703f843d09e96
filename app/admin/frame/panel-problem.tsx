import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { DataError } from '#app/api-client/data-error.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { UnexpectedError } from '#app/site/errors/unexpected-error.tsx';
import { panelCopy } from '#core/copy/panel.ts';

const { problem } = panelCopy;

/** What a screen shows when its data could not be had. Errors of another kind are nobody's expectation: S8.04. */
export function PanelProblem({ error }: { error: unknown }) {
	const { revalidate, state } = useRevalidator();
	if (!(error instanceof DataError)) return <UnexpectedError error={isRouteErrorResponse(error) ? error : plain(error)} />;
	const requestId = error.problem?.requestId;
	return (
		<section className="panel-screen" aria-labelledby="problema">
			<title>{problem.title}</title>
			<h1 id="problema">{problem.title}</h1>
			<p role="alert">{sentenceOf(error)}</p>
			{requestId === undefined ? null : <p className="quiet">{problem.request(requestId)}</p>}
			<p className="panel-actions">
				<button type="button" className="button" aria-disabled={state === 'loading' || undefined} onClick={() => void revalidate()}>
					{problem.again}
				</button>
			</p>
		</section>
	);
}

function plain(error: unknown): unknown {
	if (typeof document !== 'undefined') console.error(error);
	return error;
}
