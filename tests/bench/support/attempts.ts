import { LIMITS } from '#core/identity/throttle.ts';
import { identityClient } from '#tests/support/identity-client.ts';

const { limit } = LIMITS.signIn.pair;
const ACCOUNTS = 8;
/** Connections of one guesser, which the processes share among them. */
const PARALLEL = 4;

export type AttemptResult = { allowed: number[]; limit: number };

/** How many wrong passwords are looked at for each of some accounts, three times as many tried. */
export async function countAttempts({ url }: { url: string }): Promise<AttemptResult> {
	const allowed: number[] = [];
	for (let account = 1; account <= ACCOUNTS; account++) allowed.push(await guess(url, account));
	return { allowed, limit };
}

async function guess(url: string, account: number): Promise<number> {
	let [left, looked] = [3 * limit, 0];
	const guesser = async () => {
		const client = identityClient(url);
		while (left > 0) {
			left -= 1;
			const { text } = await client.call(
				'/v1/accounts:signInWithPassword',
				{ email: `ninguem-${account}@guia.example`, password: `palpite numero ${left}` },
				{ 'x-forwarded-for': `198.51.100.${account}` },
			);
			if (!text.includes('TOO_MANY_ATTEMPTS')) looked += 1;
		}
	};
	await Promise.all(Array.from({ length: PARALLEL }, guesser));
	return looked;
}
