import { CLIENT_LIMITS } from '#core/live/limits.ts';

/**
 * How long to wait before another attempt, in milliseconds, after so many failures in a row before
 * this one. Full jitter: a whole city that lost its stream in the same instant comes back spread.
 * `chance` = a number from 0 to below 1.
 */
export function retryWait(failures: number, chance: number): number {
	const { retryMs, retryFactor, retryMostMs } = CLIENT_LIMITS;
	return chance * Math.min(retryMostMs, retryMs * retryFactor ** failures);
}
