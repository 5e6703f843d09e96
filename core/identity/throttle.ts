/**
 * At most `limit` attempts within `windowMs` milliseconds; then a pause that ends by itself: nobody
 * is ever locked out for good (V26).
 */
export type Limit = { limit: number; windowMs: number };

/** Instants (UTC milliseconds, oldest first) of the attempts that still count. */
type Attempts = readonly number[];

const MINUTE = 60_000;

/**
 * How often what may be tried. `pair` = one account from one address; `address` = everything from
 * one address; `account` = one account from all the addresses together that it never signed in
 * from, so that guessing from many places is slow and the owner is not locked out (V26).
 */
export const LIMITS = {
	signIn: {
		pair: { limit: 10, windowMs: 15 * MINUTE },
		address: { limit: 100, windowMs: 15 * MINUTE },
		account: { limit: 300, windowMs: 60 * MINUTE },
	},
	/** Mails that somebody may cause; nobody's mailbox is filled from many places. */
	mail: {
		pair: { limit: 3, windowMs: 15 * MINUTE },
		address: { limit: 20, windowMs: 60 * MINUTE },
		account: { limit: 10, windowMs: 60 * MINUTE },
	},
	/** Codes of six digits are guessed per account, wherever the guesser sits. */
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
	 * Questions to the servers of others: one source by one operator, everything by one operator, one
	 * source by all of them.
	 */
	feedCheck: {
		pair: { limit: 3, windowMs: 5 * MINUTE },
		address: { limit: 60, windowMs: 10 * MINUTE },
		account: { limit: 6, windowMs: 5 * MINUTE },
	},
	/**
	 * Ample for tabs of honest clients; over it they are told to wait in a form that signs nobody
	 * out.
	 */
	session: { pair: { limit: 300, windowMs: MINUTE }, address: { limit: 1_200, windowMs: MINUTE } },
} as const satisfies Record<string, { pair: Limit; address: Limit; account?: Limit }>;

export type Throttled = keyof typeof LIMITS;

/**
 * The attempts that still count at `now`; later ones (a clock that was set back) count as made now.
 */
export function recent(attempts: Attempts, { windowMs }: Limit, now: number): number[] {
	return attempts.filter((at) => at > now - windowMs).map((at) => Math.min(at, now));
}

/**
 * Whether one more attempt is allowed at `now`, and the attempts to remember. A refused attempt is
 * not counted, so that a pause ends `windowMs` after the last attempt that was allowed, however
 * much is tried meanwhile.
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
