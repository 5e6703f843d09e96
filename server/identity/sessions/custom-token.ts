import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { customClaimsSchema } from '#server/identity/links/code-payloads.ts';
import { issueCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { RESERVED_CLAIMS } from './id-token.ts';
import { insertSession, type NewSession, type TokenSet } from './sessions.ts';

/**
 * Creates a token that signs one browser in to an account, once, within 5 minutes. The client
 * treats it as opaque; here it is a one-time code. Refused for accounts with a second factor: this
 * flow cannot ask for it.
 */
export async function mintCustomToken(
	trx: Writer,
	{
		accountId,
		claims = {},
		now,
	}: { accountId: string; claims?: Record<string, unknown>; now: number },
): Promise<Result<string, 'second-factor' | 'reserved-claim'>> {
	if (Object.keys(claims).some((name) => RESERVED_CLAIMS.has(name))) return fail('reserved-claim');
	if ((await createSecondFactorsRepository(trx).list(accountId)).length > 0)
		return fail('second-factor');
	return ok(await issueCode(trx, { kind: 'CUSTOM_TOKEN', accountId, payload: claims }, now));
}

/** Signs in with a custom token. */
export async function signInWithCustomToken(
	identity: Identity,
	{ token, ...begin }: { token: string } & Pick<NewSession, 'device' | 'replaces'>,
): Promise<Result<TokenSet, 'invalid'>> {
	const { db, now, log, sessions } = identity;
	const begun = await db.transaction(async (trx) => {
		const code = await useCode(trx, token, ['CUSTOM_TOKEN'], { now: now(), log });
		const account = code.ok ? await usable(trx, code.value.accountId) : null;
		if (account === null) return null;
		const claims = code.ok ? customClaimsSchema.parse(code.value.payload) : null;
		return {
			account,
			session: await insertSession(
				trx,
				{ ...begin, account, signInProvider: 'custom', claims },
				now(),
			),
		};
	});
	return begun === null ? fail('invalid') : ok(await sessions.tokensFor(begun));
}

async function usable(trx: Writer, accountId: string | null): Promise<Account | null> {
	const account = accountId === null ? null : await createAccountsRepository(trx).byId(accountId);
	if (account === null || account.disabled) return null;
	return (await createSecondFactorsRepository(trx).list(account.id)).length > 0 ? null : account;
}
