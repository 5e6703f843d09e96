/**
 * On every page and its data: the id of the build that they belong to. What lacks it is not ours.
 */
export const BUILD_HEADER = 'x-guia-build';

/** The part of an answer that decides whether it is kept. `type` as in the Fetch standard. */
type SeenAnswer = {
	status: number;
	type: string;
	redirected: boolean;
	headers: { get(name: string): string | null };
};

/**
 * Whether an answer comes from this guide, and not from a portal in between or another place that
 * it leads to.
 */
export function isOurs({ type, redirected, headers }: SeenAnswer): boolean {
	return type === 'basic' && !redirected && headers.get(BUILD_HEADER) !== null;
}

/**
 * Whether an answer to a request for a page may be kept in the browser: a whole page of ours that
 * anybody may see.
 */
export function mayKeep(answer: SeenAnswer): boolean {
	const { status, headers } = answer;
	if (status !== 200 || !isOurs(answer) || headers.get('set-cookie') !== null) return false;
	const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
	return isPage && !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

/** Whether the server behind a proxy does not answer: a kept page is the better one. */
export function isAway(status: number): boolean {
	return status >= 502 && status <= 504;
}
