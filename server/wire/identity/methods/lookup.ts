import { z } from 'zod';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import { accountOnTheWire } from '#server/wire/identity/account-answer.ts';
import { defineMethod, limitSessions, signedIn } from '#server/wire/identity/wire-method.ts';

/** Loads the account of a token: after each sign-in and at each page load with a stored user. */
export const lookup = defineMethod({
	path: '/v1/accounts:lookup',
	input: z.object({ idToken: z.string().max(8_192) }),
	async run({ idToken }, call) {
		limitSessions(call);
		const { account } = await signedIn(call, idToken);
		const db = call.identity.db.kysely;
		const [identities, factors] = await Promise.all([
			createAccountsRepository(db).federatedIdentities(account.id),
			createSecondFactorsRepository(db).list(account.id),
		]);
		return {
			kind: 'identitytoolkit#GetAccountInfoResponse',
			users: [accountOnTheWire(account, identities, factors)],
		};
	},
});
