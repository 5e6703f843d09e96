import type { Clock } from '#core/kit/clock.ts';

/** `retryMs` = pause after a failure; `most` = addresses that are remembered. */
type RenderPauseOptions = { clock: Clock; retryMs: number; most: number };

/**
 * Remembers what failed lately, so that neither a page nor a database that is away is asked for at
 * every request.
 */
export function createRenderPauses({ clock, retryMs, most }: RenderPauseOptions) {
	const retryAt = new Map<string, number>();
	let awayUntil = 0;
	const isAway = () => clock() < awayUntil;

	return {
		isAway,
		mayTry: (address: string): boolean => !isAway() && clock() >= (retryAt.get(address) ?? 0),
		/** The database was just found away. */
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
