/** Problems of a source: unreachable, an unexpected response, or not a feed. */
export const SOURCE_PROBLEMS = [
	'address',
	'unreachable',
	'timeout',
	'too-large',
	'encoding',
	'redirects',
	'gone',
	'missing',
	'forbidden',
	'busy',
	'server',
	'status',
	'empty',
	'html',
	'json',
	'unknown',
	'doctype',
	'too-deep',
	'too-many',
	'unreadable',
] as const;
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number];

/** The problem of an HTTP status other than 200 and 304. */
export function problemOfStatus(status: number): SourceProblem {
	if (status === 410) return 'gone';
	if (status === 404) return 'missing';
	if (status === 401 || status === 403 || status === 407) return 'forbidden';
	if (status === 429 || status === 503) return 'busy';
	return status >= 500 ? 'server' : 'status';
}
