import { CLIENT_LIMITS } from '#core/live/limits.ts';

/**
 * Delay before another attempt, in milliseconds, after `failures` failures in a row. Full jitter: a
 * whole city that lost its stream at once comes back spread out. `chance` = a random number from 0
 * to below 1.
 */
export function retryWait(failures: number, chance: number): number {
	const { retryMs, retryFactor, retryMostMs } = CLIENT_LIMITS;
	return chance * Math.min(retryMostMs, retryMs * retryFactor ** failures);
}
