import { throttleSubject } from '#core/identity/email.ts';
import { attempt, LIMITS, type Limit, recent, type Throttled } from '#core/identity/throttle.ts';

/** Counts kept at once; beyond it those that were touched longest ago are forgotten. */
const KEPT = 100_000;

type Attempt = {
	what: Throttled;
	/** E-mail address, account id, or any text that was tried; null = nobody in particular. */
	subject: string | null;
	/** Where it comes from (`ClientReader.address`). */
	address: string;
	/**
	 * The account signed in from there before: what others try from elsewhere does not hold it up.
	 */
	known?: boolean;
};

/**
 * Counts attempts per (subject, address), per address and per subject. In the memory of this
 * process: a restart forgets them, a second process counts for itself. Bound to what is done, never
 * to the text of a request (V23, V24).
 */
export type Throttle = {
	/** Counts one attempt, before it is made; false = too many, do not even look. */
	take(attempt: Attempt): boolean;
	/**
	 * The attempt succeeded: what this subject tried from this address is forgiven, and it counts
	 * neither for the address nor for the account.
	 */
	forgive(attempt: Attempt): void;
};

export function createThrottle(now: () => number): Throttle {
	const counts = new Map<string, number[]>();

	function store(key: string, attempts: number[]): void {
		counts.delete(key);
		if (attempts.length > 0) counts.set(key, attempts);
		if (counts.size <= KEPT) return;
		const oldest = counts.keys().next().value;
		if (oldest !== undefined) counts.delete(oldest);
	}

	function count(key: string, limit: Limit): boolean {
		const { allowed, attempts } = attempt(counts.get(key) ?? [], limit, now());
		store(key, attempts);
		return allowed;
	}

	function uncount(key: string, limit: Limit): void {
		store(key, recent(counts.get(key) ?? [], limit, now()).slice(0, -1));
	}

	return {
		take(tried) {
			const limits: { pair: Limit; address: Limit; account?: Limit } = LIMITS[tried.what];
			const keys = keysOf(tried);
			if (!count(keys.address, limits.address)) return false;
			if (tried.subject === null) return true;
			if (!count(keys.pair, limits.pair)) return false;
			return (
				limits.account === undefined || tried.known === true || count(keys.account, limits.account)
			);
		},
		forgive(tried) {
			const keys = keysOf(tried);
			const limits: { address: Limit; account?: Limit } = LIMITS[tried.what];
			counts.delete(keys.pair);
			uncount(keys.address, limits.address);
			if (limits.account !== undefined && tried.known !== true)
				uncount(keys.account, limits.account);
		},
	};
}

function keysOf({ what, subject, address }: Attempt) {
	const who = throttleSubject(subject ?? '');
	return {
		address: `${what} from ${address}`,
		pair: `${what} of ${who} from ${address}`,
		account: `${what} of ${who}`,
	};
}
