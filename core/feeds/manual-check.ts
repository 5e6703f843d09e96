import type { SourceProblem } from './source-problem.ts';

/**
 * Until when a source asked to be left alone (UTC ms), null = it did not. Said by 429 and 503, RFC
 * 9110 §10.2.3 and RFC 6585 §4: the time of its next check then lies after its Retry-After.
 */
export function askedToWait(
	{ problem, nextCheckAt }: { problem: SourceProblem | null; nextCheckAt: number },
	now: number,
): number | null {
	return problem === 'busy' && nextCheckAt > now ? nextCheckAt : null;
}
