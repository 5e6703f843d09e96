/**
 * At most `limit` attempts within `windowMs` milliseconds. The following pause always ends, so no
 * one is locked out for good (V26).
 */
export type Limit = { limit: number; windowMs: number };

/** Instants (UTC milliseconds, oldest first) of the attempts that still count. */
type Attempts = readonly number[];

const MINUTE = 60_000;

/**
 * Rate limits by action. `pair` = one account from one address; `address` = everything from one
 * address. `account` = one account from all addresses that it never signed in from, together. It
 * slows distributed guessing without locking out the owner (V26).
 */
export const LIMITS = {
	signIn: {
		pair: { limit: 10, windowMs: 15 * MINUTE },
		address: { limit: 100, windowMs: 15 * MINUTE },
		account: { limit: 300, windowMs: 60 * MINUTE },
	},
	/**
	 * E-mails that a request may trigger; `account` keeps many addresses from flooding one mailbox.
	 */
	mail: {
		pair: { limit: 3, windowMs: 15 * MINUTE },
		address: { limit: 20, windowMs: 60 * MINUTE },
		account: { limit: 10, windowMs: 60 * MINUTE },
	},
	/** Guesses of six-digit codes count per account, from every address. */
	secondFactor: {
		pair: { limit: 10, windowMs: 15 * MINUTE },
		address: { limit: 100, windowMs: 15 * MINUTE },
		account: { limit: 10, windowMs: 15 * MINUTE },
	},
	signUp: {
		pair: { limit: 5, windowMs: 60 * MINUTE },
		address: { limit: 20, windowMs: 60 * MINUTE },
	},
	/**
	 * Requests to third-party servers: one source by one operator, everything by one operator, one
	 * source by all operators.
	 */
	feedCheck: {
		pair: { limit: 3, windowMs: 5 * MINUTE },
		address: { limit: 60, windowMs: 10 * MINUTE },
		account: { limit: 6, windowMs: 5 * MINUTE },
	},
} as const satisfies Record<string, { pair: Limit; address: Limit; account?: Limit }>;

/**
 * Background calls of open pages from one address: enough for the tabs of honest clients. The
 * refusal asks them to retry later without signing them out.
 */
export const SESSION_CALLS: Limit = { limit: 1_200, windowMs: MINUTE };

export type Throttled = keyof typeof LIMITS;

/**
 * The attempts that still count at `now`; future ones (the clock was set back) count as made now.
 */
export function recent(attempts: Attempts, { windowMs }: Limit, now: number): number[] {
	return attempts.filter((at) => at > now - windowMs).map((at) => Math.min(at, now));
}

/**
 * Whether one more attempt is allowed at `now`, and the attempts to store. Refused attempts do not
 * count: the pause ends `windowMs` after the attempts that were allowed, whatever is tried
 * meanwhile.
 */
export function attempt(
	attempts: Attempts,
	limit: Limit,
	now: number,
): { allowed: boolean; attempts: number[] } {
	const counted = recent(attempts, limit, now);
	return counted.length < limit.limit
		? { allowed: true, attempts: [...counted, now] }
		: { allowed: false, attempts: counted };
}
