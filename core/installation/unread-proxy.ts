import { z } from 'zod';

const DAY = 86_400_000;
const KEPT_DAYS = 7;

/**
 * A request that named its client in a header that is not believed: a proxy that TRUST_PROXY
 * forgot, or a forged header.
 */
export const unreadProxySchema = z.object({
	/** When it was last noted, real UTC milliseconds. */
	at: z.number(),
	/** Of the peer that sent the header, shortened as in the log. */
	network: z.string(),
	/**
	 * What TRUST_PROXY lacks if the peer is a proxy of ours; empty = the peer is on the internet and
	 * could be anybody.
	 */
	advice: z.array(z.string()),
	/** TRUST_PROXY when it was noted. */
	trustProxy: z.array(z.string()),
});
export type UnreadProxy = z.infer<typeof unreadProxySchema>;

/**
 * Whether a note still says something about this installation: TRUST_PROXY is what it was, and the
 * note is at most seven days old. `now` = real UTC milliseconds; a note more than a day ahead of it
 * was made by a clock that was wrong.
 */
export function holdsStill(
	{ at, trustProxy }: UnreadProxy,
	present: { trustProxy: readonly string[]; now: number },
): boolean {
	const age = present.now - at;
	return age >= -DAY && age <= KEPT_DAYS * DAY && trustProxy.join() === present.trustProxy.join();
}
