import type { Account } from '#server/identity/accounts/account.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import { issueCode } from '#server/identity/links/one-time-codes.ts';
import { factorOnTheWire } from './account-answer.ts';
import { type Call, presentSession, tokenAnswer } from './wire-method.ts';

type FirstFactor = {
	account: Account;
	/** As in the token. */
	signInProvider: string;
	/** The usual response fields, without tokens. */
	fields: Record<string, unknown>;
};

/** State of the pending step: `mfaSignIn:finalize` starts the session with it. */
type PendingSignIn = { signInProvider: string };

/**
 * Answers a sign-in whose first factor was right: with tokens. An account with a second factor gets
 * only the credential for the next step.
 */
export async function answerFirstFactor(
	call: Call,
	{ account, signInProvider, fields }: FirstFactor,
): Promise<object> {
	const { db, sessions } = call.identity;
	const factors = await createSecondFactorsRepository(db.kysely).list(account.id);
	if (factors.length > 0) {
		const payload: PendingSignIn = { signInProvider };
		const mfaPendingCredential = await db.transaction((trx) =>
			issueCode(trx, { kind: 'MFA_PENDING', accountId: account.id, payload }, call.now),
		);
		return { ...fields, mfaPendingCredential, mfaInfo: factors.map(factorOnTheWire) };
	}
	const tokens = await sessions.start({
		account,
		signInProvider,
		device: call.device,
		replaces: presentSession(call),
	});
	return { ...fields, ...tokenAnswer(call, tokens) };
}
