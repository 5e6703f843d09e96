import type { Clock } from '#core/kit/clock.ts';

/** `retryMs` = backoff after a failure; `most` = addresses that are remembered. */
type RenderPauseOptions = { clock: Clock; retryMs: number; most: number };

/**
 * Remembers recent failures, so that requests do not retry a failing page or an unreachable
 * database each time.
 */
export function createRenderPauses({ clock, retryMs, most }: RenderPauseOptions) {
	const retryAt = new Map<string, number>();
	let awayUntil = 0;
	const isAway = () => clock() < awayUntil;

	return {
		isAway,
		mayTry: (address: string): boolean => !isAway() && clock() >= (retryAt.get(address) ?? 0),
		/** Circuit breaker: no renders while the database is down. */
		away(): void {
			awayUntil = clock() + retryMs;
		},
		failed(address: string): void {
			if (retryAt.size > most) retryAt.clear();
			retryAt.set(address, clock() + retryMs);
		},
		worked: (address: string): boolean => retryAt.delete(address),
	};
}
