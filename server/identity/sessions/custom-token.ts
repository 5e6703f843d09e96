import { fail, ok, type Result } from '#core/kit/result.ts';
import type { Writer } from '#server/db/app-database.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { readProofs } from '#server/identity/factors/may-change-factors.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { customClaimsSchema, passkeyTokenSchema } from '#server/identity/links/code-payloads.ts';
import type { CodeRecord } from '#server/identity/links/codes-repository.ts';
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

/**
 * Signs in with a custom token. One by a passkey stands for two factors: the passkey must still
 * belong to the account.
 */
export async function signInWithCustomToken(
	identity: Identity,
	{ token, ...begin }: { token: string } & Pick<NewSession, 'device' | 'replaces'>,
): Promise<Result<TokenSet, 'invalid'>> {
	const { db, now, log, sessions } = identity;
	const begun = await db.transaction(async (trx) => {
		const code = await useCode(trx, token, ['CUSTOM_TOKEN', 'PASSKEY_TOKEN'], { now: now(), log });
		const proved = code.ok ? await provedBy(trx, code.value) : null;
		if (proved === null) return null;
		const session = await insertSession(trx, { ...begin, ...proved }, now());
		return { account: proved.account, session };
	});
	return begun === null ? fail('invalid') : ok(await sessions.tokensFor(begun));
}

type Proved = Pick<NewSession, 'account' | 'signInProvider' | 'claims' | 'secondFactorId'>;

/** The account of a used code, and how it was proved; null when it must not sign in now. */
async function provedBy(
	trx: Writer,
	{ kind, accountId, payload }: CodeRecord,
): Promise<Proved | null> {
	const account = accountId === null ? null : await createAccountsRepository(trx).byId(accountId);
	if (account === null || account.disabled) return null;
	const { apps, passkeys } = await readProofs(trx, account.id);
	if (kind === 'CUSTOM_TOKEN')
		return apps.length > 0
			? null
			: { account, signInProvider: 'custom', claims: customClaimsSchema.parse(payload) };
	const { passkeyId } = passkeyTokenSchema.parse(payload);
	return passkeys.some(({ id }) => id === passkeyId)
		? { account, signInProvider: 'passkey', secondFactorId: passkeyId }
		: null;
}
