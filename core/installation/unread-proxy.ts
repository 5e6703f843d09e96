import { z } from 'zod';

const DAY = 86_400_000;
const KEPT_DAYS = 7;

/** A request with an untrusted client header: from a proxy missing in TRUST_PROXY, or forged. */
export const unreadProxySchema = z.object({
	/** When it was last seen, real UTC milliseconds. */
	at: z.number(),
	/** Network of the peer that sent the header, shortened as in the log. */
	network: z.string(),
	/**
	 * What TRUST_PROXY lacks if the peer is our own proxy; empty = the peer is on the internet and
	 * could be anyone.
	 */
	advice: z.array(z.string()),
	/** TRUST_PROXY at that time. */
	trustProxy: z.array(z.string()),
});
export type UnreadProxy = z.infer<typeof unreadProxySchema>;

/**
 * Whether a note still applies: TRUST_PROXY is unchanged, and the note is at most seven days old.
 * `now` = real UTC milliseconds; a note more than a day ahead of it comes from a wrong clock.
 */
export function holdsStill(
	{ at, trustProxy }: UnreadProxy,
	present: { trustProxy: readonly string[]; now: number },
): boolean {
	const age = present.now - at;
	return age >= -DAY && age <= KEPT_DAYS * DAY && trustProxy.join() === present.trustProxy.join();
}
