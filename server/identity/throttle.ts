import { throttleSubject } from '#core/identity/email.ts';
import { attempt, LIMITS, type Limit, recent, type Throttled } from '#core/identity/throttle.ts';

/** Maximum number of counters; beyond it the least recently used is evicted. */
const KEPT = 100_000;

type Attempt = {
	what: Throttled;
	/** E-mail address, account id or any attempted text; null = the attempt names no account. */
	subject: string | null;
	/** Source of the attempt (`ClientReader.address`). */
	address: string;
	/** The account has signed in from this network: attempts from elsewhere do not block it. */
	known?: boolean;
};

/**
 * Counts attempts per (subject, address), per address and per subject. In memory: a restart clears
 * it, and each process counts for itself. Keyed by action, never by the text of a request (V23,
 * V24).
 */
export type Throttle = {
	/** Counts one attempt in advance; false = too many: do not check credentials at all. */
	take(attempt: Attempt): boolean;
	/**
	 * Call after a success: clears the counter of this subject and address. The attempt no longer
	 * counts for the address or the account.
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
