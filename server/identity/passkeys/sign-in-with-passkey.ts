import { CODE_LIFE_MS } from '#core/identity/one-time-code.ts';
import type { PasskeySite } from '#core/identity/passkey.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { issueCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { burnChallenge, issueChallenge, readChallenge } from './challenge.ts';
import { createPasskeysRepository, createPasskeysWriter } from './passkeys-repository.ts';
import { type Assertion, loadWebAuthn, verifyAssertion } from './verify-passkey.ts';

/** Everyone who signs in here: the device itself knows whose passkeys it has. */
const ASKER = { kind: 'PASSKEY_SIGN_IN', accountId: null } as const;

/** Starts a sign-in by passkey: what the browser must be asked. `browser` = as in the challenge. */
export async function startPasskeySignIn(
	identity: Identity,
	{ site, browser }: { site: PasskeySite; browser: string },
): Promise<object> {
	const challenge = await issueChallenge(identity, { ...ASKER, browser });
	const { generateAuthenticationOptions } = await loadWebAuthn();
	return generateAuthenticationOptions({
		rpID: site.rpId,
		challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
		userVerification: 'required',
		timeout: CODE_LIFE_MS.PASSKEY_SIGN_IN,
	});
}

type PasskeySignIn = { site: PasskeySite; browser: string; answer: Assertion };
export type PasskeyProblem = 'challenge' | 'passkey' | 'disabled';

/**
 * Checks the answer and creates a token that signs this account in, once. The used challenge, the
 * count of uses and the token are written in one transaction.
 */
export async function finishPasskeySignIn(
	identity: Identity,
	{ site, browser, answer }: PasskeySignIn,
): Promise<Result<{ token: string; accountId: string }, PasskeyProblem>> {
	const { db, now, log } = identity;
	const read = await readChallenge(identity, answer.response.clientDataJSON, {
		...ASKER,
		browser,
	});
	if (!read.ok) return read;
	const challenge = read.value;
	const passkey = await createPasskeysRepository(db.kysely).byCredential(answer.id);
	const counter =
		passkey === null || !isOwner(answer, passkey.account_id)
			? null
			: await verifyAssertion(identity, { site, challenge }, { passkey, answer });
	if (passkey === null || counter === null) {
		await burnChallenge(identity, challenge);
		return fail('passkey');
	}
	const accountId = passkey.account_id;
	return db.transaction(
		async (trx): Promise<Result<{ token: string; accountId: string }, PasskeyProblem>> => {
			const at = now();
			const used = await useCode(trx, challenge, [ASKER.kind], { now: at, log });
			if (!used.ok) return fail('challenge');
			const account = await createAccountsRepository(trx).byId(accountId);
			if (account === null) return fail('passkey');
			if (account.disabled) return fail('disabled');
			if (!(await createPasskeysWriter(trx).use(passkey.id, { counter, now: at })))
				return fail('passkey');
			const payload = { passkeyId: passkey.id };
			const token = await issueCode(trx, { kind: 'PASSKEY_TOKEN', accountId, payload }, at);
			return ok({ token, accountId });
		},
	);
}

/** The device returns the account that it made the passkey for; some return none. */
function isOwner({ response: { userHandle } }: Assertion, accountId: string): boolean {
	return (
		typeof userHandle !== 'string' ||
		Buffer.from(userHandle, 'base64url').toString('utf8') === accountId
	);
}
