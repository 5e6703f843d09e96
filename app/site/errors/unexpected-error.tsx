import { isRouteErrorResponse } from 'react-router';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { unexpectedCopy } from '#core/copy/unexpected.ts';
import { paths } from '#core/site/paths.ts';

/**
 * S8.04: shows an unexpected error with its status and text, or its message. A server error shows
 * only its status and its id in the log, never a stack.
 */
export function UnexpectedError({ error }: { error: unknown }) {
	const requestId = requestIdOf(error);
	return (
		<>
			<title>{unexpectedCopy.title}</title>
			<meta name="robots" content="noindex" />
			<main id="conteudo" className="wrap missing" data-missing="error">
				<p className="missing-code display" aria-hidden="true">
					{isRouteErrorResponse(error) ? error.status : '500'}
				</p>
				<h1>{unexpectedCopy.title}</h1>
				<p className="missing-text">{unexpectedCopy.text}</p>
				<p className="missing-detail">{detailOf(error)}</p>
				{requestId === null ? null : (
					<p className="missing-detail">{unexpectedCopy.requestId(requestId)}</p>
				)}
				<ul className="missing-links">
					<li>
						<a href={paths.today}>{unexpectedCopy.toToday}</a>
					</li>
					<li>
						<a href={paths.home}>{frameCopy.home(DEFAULT_BRAND.nomeApp)}</a>
					</li>
				</ul>
			</main>
		</>
	);
}

/** '503 Service Unavailable', or the message of an error on the page itself. */
export function detailOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error && error.message !== '' ? error.message : unexpectedCopy.text;
}

function requestIdOf(error: unknown): string | null {
	const id = isRouteErrorResponse(error)
		? (error.data as { requestId?: unknown } | null)?.requestId
		: undefined;
	return typeof id === 'string' ? id : null;
}
