import { throttleSubject } from '#core/identity/email.ts';
import { attempt, LIMITS, type Limit, recent, type Throttled } from '#core/identity/throttle.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import { takeTurn } from '#server/db/dialect.ts';
import { createAttemptsWriter } from '#server/limits/attempts-repository.ts';
import { createRefusals } from '#server/limits/refusals.ts';

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
 * Counts attempts per (subject, address), per address and per subject, in the database: all
 * processes together allow the limit. Keyed by action, never by the text of a request (V23, V24).
 */
export type Throttle = {
	/** Counts one attempt in advance; false = too many: do not check credentials at all. */
	take(attempt: Attempt): Promise<boolean>;
	/**
	 * Call after a success: clears the counter of this subject and address. The attempt no longer
	 * counts for the address or the account.
	 */
	forgive(attempt: Attempt): Promise<void>;
	/** Deletes counters that no longer count. */
	forget(): Promise<void>;
	/** Attempts that this process refused since it started, by action. */
	refused(): Readonly<Record<Throttled, number>>;
};

type ThrottleParts = {
	db: AppDatabase;
	/** The stored form of a key: it does not reveal who tried. */
	digest(key: string): string;
	/** UTC milliseconds of a clock that all processes share. */
	readTime(trx: Writer): Promise<number>;
};

type Counter = { digest: string; limit: Limit };

export function createThrottle({ db, digest, readTime }: ThrottleParts): Throttle {
	const refusals = createRefusals();
	const refused = { signIn: 0, mail: 0, secondFactor: 0, signUp: 0, feedCheck: 0 };

	/** Work on counters, one transaction at a time for each of them. */
	function inTurn<T>(
		counters: readonly Counter[],
		work: (parts: ReturnType<typeof createAttemptsWriter>, now: number) => Promise<T>,
	): Promise<T> {
		return db.transaction(async (trx) => {
			for (const name of counters.map((counter) => counter.digest).sort())
				await takeTurn(trx, name);
			return work(createAttemptsWriter(trx), await readTime(trx));
		});
	}

	/** Counts one attempt in each; false = one of them is full. */
	function countAll(counters: readonly Counter[]): Promise<boolean> {
		return inTurn(counters, async (attempts, now) => {
			for (const { digest: key, limit } of counters) {
				const { allowed, attempts: kept } = attempt(await attempts.read(key), limit, now);
				if (!allowed) {
					refusals.note(key, (kept[0] ?? now) + limit.windowMs - now);
					return false;
				}
				await attempts.write(key, kept, now + limit.windowMs);
			}
			return true;
		});
	}

	return {
		refused: () => refused,
		async take(tried) {
			const { address, pair, account } = countersOf(tried, digest);
			const counters = [address, ...(pair === null ? [] : [pair]), ...(account ?? [])];
			const isTaken =
				!counters.some((counter) => refusals.holds(counter.digest)) && (await countAll(counters));
			if (!isTaken) refused[tried.what] += 1;
			return isTaken;
		},
		async forgive(tried) {
			const { address, pair, account } = countersOf(tried, digest);
			const counters = [address, ...(account ?? [])];
			await inTurn([...counters, ...(pair === null ? [] : [pair])], async (attempts, now) => {
				if (pair !== null) await attempts.remove(pair.digest);
				for (const { digest: key, limit } of counters) {
					const kept = recent(await attempts.read(key), limit, now).slice(0, -1);
					await attempts.write(key, kept, now + limit.windowMs);
				}
			});
		},
		forget: () =>
			db.transaction(async (trx) => createAttemptsWriter(trx).forget(await readTime(trx))),
	};
}

/** The counters of an attempt; those of the account only where it may be blocked from here. */
function countersOf({ what, subject, address, known }: Attempt, digest: (key: string) => string) {
	const limits: { pair: Limit; address: Limit; account?: Limit } = LIMITS[what];
	const who = throttleSubject(subject ?? '');
	const counter = (key: string, limit: Limit) => ({ digest: digest(key), limit });
	return {
		address: counter(`${what} from ${address}`, limits.address),
		pair: subject === null ? null : counter(`${what} of ${who} from ${address}`, limits.pair),
		account:
			subject === null || limits.account === undefined || known === true
				? null
				: [counter(`${what} of ${who}`, limits.account)],
	};
}
