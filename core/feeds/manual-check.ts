import type { SourceProblem } from './source-problem.ts';

/**
 * Until when a source asked not to be polled (UTC ms), null = not at all. 429 and 503 ask for it
 * (RFC 9110 §10.2.3, RFC 6585 §4): the next check is then after its Retry-After.
 */
export function askedToWait(
	{ problem, nextCheckAt }: { problem: SourceProblem | null; nextCheckAt: number },
	now: number,
): number | null {
	return problem === 'busy' && nextCheckAt > now ? nextCheckAt : null;
}
