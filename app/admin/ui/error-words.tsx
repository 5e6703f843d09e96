import { DataError, isExplained, literalOf } from '#app/api-client/data-error.ts';
import { sentenceOf } from '#app/api-client/sentence.ts';
import { panelCopy } from '#core/copy/panel.ts';
import { dataErrorCopy } from '#core/copy/problems.ts';

/**
 * A failed call in a sentence. If the server gave no explanation, adds the details that support
 * asks for (S8.05).
 */
export function ErrorWords({ error }: { error: unknown }) {
	return (
		<>
			{sentenceOf(error)}
			{error instanceof DataError && !isExplained(error) ? <ErrorDetails error={error} /> : null}
		</>
	);
}

/** S8.05: code, literal message, and the id under which the server logged the call. */
export function ErrorDetails({ error }: { error: DataError }) {
	const requestId = error.problem?.requestId;
	return (
		<details className="error-details folds">
			<summary>{dataErrorCopy.details}</summary>
			<p>
				<code>{literalOf(error)}</code>
			</p>
			{requestId === undefined ? null : <p>{panelCopy.problem.request(requestId)}</p>}
		</details>
	);
}
