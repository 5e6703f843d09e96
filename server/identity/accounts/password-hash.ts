import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { AppError } from '#core/kit/app-error.ts';
import { hashInThread } from './hash-threads.ts';

/**
 * argon2id at the OWASP minimum: 19 MiB, 2 passes, 1 lane; about 50 ms here. Stored hashes contain
 * their own cost, so it may rise.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
const PHC =
	/^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{43})$/;

/**
 * Hashing takes a whole core, so one core is always left for pages; `processes` share the others. A
 * request that would queue for more than some seconds fails at once.
 */
function atOnce(processes: number): number {
	return Math.max(1, Math.floor((availableParallelism() - 1) / processes));
}

const LINE = 100;

export type PasswordHasher = {
	/** A new hash in PHC form. @throws AppError 'overloaded' */
	hash(password: string): Promise<string>;
	/**
	 * Whether the password matches `stored`, exactly as typed. Null (no account, no password) takes
	 * the same time and is false.
	 * @throws AppError 'overloaded'
	 */
	verify(password: string, stored: string | null): Promise<boolean>;
};

/** Hashes in separate threads, a few at a time. */
export function createPasswordHasher({
	line = LINE,
	processes = 1,
}: {
	line?: number;
	processes?: number;
} = {}): PasswordHasher {
	const queue = createQueue(atOnce(processes), line);
	const decoy = encode(randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
	return {
		async hash(password) {
			const salt = randomBytes(SALT_BYTES);
			return encode(salt, await queue(() => run(password, salt, COST)));
		},
		async verify(password, stored) {
			const { salt, tag, cost } = decode(stored) ??
				decode(decoy) ?? {
					salt: randomBytes(SALT_BYTES),
					tag: Buffer.alloc(TAG_BYTES),
					cost: COST,
				};
			const found = await queue(() => run(password, salt, cost));
			return timingSafeEqual(found, tag) && stored !== null;
		},
	};
}

type Cost = { memory: number; passes: number; parallelism: number };

function run(password: string, nonce: Buffer, cost: Cost): Promise<Uint8Array> {
	return hashInThread({ message: Buffer.from(password), nonce, tagLength: TAG_BYTES, ...cost });
}

function encode(salt: Buffer, tag: Uint8Array): string {
	const plain = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '');
	return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${plain(salt)}$${plain(tag)}`;
}

function decode(stored: string | null): { salt: Buffer; tag: Buffer; cost: Cost } | null {
	const match = PHC.exec(stored ?? '');
	if (match === null) return null;
	const [, memory, passes, parallelism, salt = '', tag = ''] = match;
	const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
	return { salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64'), cost };
}

function createQueue(atOnce: number, line: number) {
	const waiting: (() => void)[] = [];
	let running = 0;
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= atOnce) {
			if (waiting.length >= line)
				throw new AppError('overloaded', 'Too many passwords wait to be hashed');
			await new Promise<void>((resolve) => waiting.push(resolve));
		} else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next === undefined) running -= 1;
			else next();
		}
	};
}
