import { CLIENT_LIMITS } from '#core/live/limits.ts';

/**
 * A turn of the clock comes to all pages at once: they ask within so long, and not before the
 * server has turned as well.
 */
const SPREAD_MS = 8_000;
const SOONEST_MS = 1_500;

/**
 * Asks the data of a page again, in the background. The router would take a page away whose data
 * does not come: so it is asked only while the site answers. What could not be asked is asked again
 * later. `hold` = right before it is asked.
 */
export function createAsking(revalidate: () => Promise<void>) {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const later = (ms: number) => {
		clearTimeout(timer);
		timer = setTimeout(now, ms);
	};
	async function now(hold?: () => void): Promise<boolean> {
		clearTimeout(timer);
		timer = undefined;
		const isThere = await answers();
		if (isThere) {
			hold?.();
			await revalidate();
		} else later(CLIENT_LIMITS.askMs);
		return isThere;
	}
	const onOnline = () => timer !== undefined && later(SOONEST_MS);
	window.addEventListener('online', onOnline);
	return {
		/** False = the site does not answer. */
		now,
		/** Once the server has turned too, not all pages at once. */
		soon: () => later(SOONEST_MS + Math.random() * SPREAD_MS),
		stop(): void {
			clearTimeout(timer);
			window.removeEventListener('online', onOnline);
		},
	};
}

async function answers(): Promise<boolean> {
	const { pathname, search } = window.location;
	try {
		const { status } = await fetch(pathname + search, {
			method: 'HEAD',
			signal: AbortSignal.timeout(CLIENT_LIMITS.firstByteMs),
		});
		return status < 500;
	} catch {
		return false;
	}
}
