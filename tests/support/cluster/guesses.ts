import { identityClient } from '#tests/support/identity-client.ts';
import type { Cluster } from './open-cluster.ts';

/**
 * Wrong passwords for one account, at both nodes at once: how many were tried, and not
 * refused. `from` = the address that they come from.
 */
export async function guessPasswords(
	{ nodes }: Cluster,
	{ email, count, from }: { email: string; count: number; from: string },
): Promise<number> {
	const clients = nodes.map(({ address }) => identityClient(`http://${address}`));
	const answers = await Promise.all(
		Array.from({ length: count }, (_, place) =>
			clients[place % clients.length]
				?.call(
					'/v1/accounts:signInWithPassword',
					{ email, password: 'errada', returnSecureToken: true },
					{ 'x-forwarded-for': from },
				)
				.then(({ text }) => text)
				.catch(() => ''),
		),
	);
	return answers.filter((text) => text?.includes('INVALID_LOGIN_CREDENTIALS')).length;
}
