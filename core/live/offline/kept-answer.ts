/** Header of every page and its data: the id of their build. A response without it is not ours. */
export const BUILD_HEADER = 'x-guia-build';

/** The parts of a response that decide whether it is cached. `type` as in the Fetch standard. */
type SeenAnswer = {
	status: number;
	type: string;
	redirected: boolean;
	headers: { get(name: string): string | null };
};

/** Whether a response comes from this guide, not from a captive portal or a redirect elsewhere. */
export function isOurs({ type, redirected, headers }: SeenAnswer): boolean {
	return type === 'basic' && !redirected && headers.get(BUILD_HEADER) !== null;
}

/**
 * Whether the browser may cache the response to a page request: a complete, public page of ours.
 */
export function mayKeep(answer: SeenAnswer): boolean {
	const { status, headers } = answer;
	if (status !== 200 || !isOurs(answer) || headers.get('set-cookie') !== null) return false;
	const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
	return isPage && !/\b(?:no-store|private)\b/i.test(headers.get('cache-control') ?? '');
}

/** Whether the server behind a proxy is down: a cached page is better. */
export function isAway(status: number): boolean {
	return status >= 502 && status <= 504;
}
