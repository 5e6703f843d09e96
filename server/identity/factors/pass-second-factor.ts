import { fail, ok, type Result } from '#core/kit/result.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import type { Writer } from '#server/db/app-database.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import type { Identity } from '#server/identity/identity.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { pendingSignInSchema } from '#server/identity/links/code-payloads.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import { readCode, useCode } from '#server/identity/links/one-time-codes.ts';
import { knowsNetwork } from '#server/identity/sessions/known-network.ts';
import {
	type Device,
	insertSession,
	type SignedIn,
	type TokenSet,
} from '#server/identity/sessions/sessions.ts';
import { looksLikeRecoveryCode, spendRecoveryCode } from './recovery-codes.ts';
import {
	createSecondFactorsRepository,
	createSecondFactorsWriter,
	type SecondFactor,
} from './second-factors-repository.ts';
import { matchTotp } from './totp.ts';

/**
 * Wrong codes that end a pending sign-in, and consecutive wrong codes that lock a factor. An
 * attacker at this step already has the first factor.
 */
const MOST_FAILURES = 5;
const FAILURES_TO_LOCK = 50;

type SecondStep = {
	/** The credential from the first step. */
	pending: string;
	factorId: string;
	/** Six digits from the app, or a recovery code. */
	code: string;
	/** Source of the attempt, for throttling. */
	address: string;
	device: Device;
	/** The previous session of this browser. */
	replaces: string | null;
};
export type StepProblem = 'pending' | 'factor' | 'wrong-code' | 'too-many' | 'disabled';

/**
 * The second step of a sign-in: starts the session. The used TOTP step, the pending credential and
 * the session are written in one transaction. So neither can be reused, even by a concurrent
 * request (RFC 6238 §5.2, V38).
 */
export async function passSecondFactor(
	identity: Identity,
	step: SecondStep,
): Promise<Result<TokenSet, StepProblem>> {
	const { db, now, log, throttle, sessions } = identity;
	const at = now();
	const pending = await readCode(db.kysely, step.pending, ['MFA_PENDING'], { now: at, log });
	const account = pending.ok
		? await createAccountsRepository(db.kysely).byId(pending.value.accountId ?? '')
		: null;
	if (!pending.ok || account === null) return fail('pending');
	if (account.disabled) return fail('disabled');
	const isRecovery = looksLikeRecoveryCode(step.code);
	const attempt = {
		what: 'secondFactor',
		...(await countedFor(identity, account, step, isRecovery)),
	} as const;
	if (!(await throttle.take(attempt))) return fail('too-many');
	const factor = (await createSecondFactorsRepository(db.kysely).list(account.id)).find(
		({ id }) => id === step.factorId,
	);
	if (factor === undefined) return fail('factor');
	if (factor.locked_at !== null && !isRecovery) return fail('too-many');
	const { signInProvider } = pendingSignInSchema.parse(pending.value.payload);
	const begun = await begin(identity, step, { account, factor, signInProvider, now: at });
	if (begun === 'pending') return fail('pending');
	if (begun === 'wrong-code')
		return wrongCode(identity, { account, factor, pending: step.pending, isRecovery });
	await throttle.forgive(attempt);
	if (isRecovery) await logRecovery(identity, account);
	return ok(await sessions.tokensFor(begun));
}

/**
 * Guesses of the six digits count per account. Guesses from elsewhere do not block the owner on a
 * known network. A recovery code is too long to guess: it counts by source address only.
 */
async function countedFor(
	{ db }: Identity,
	account: Account,
	{ address, device }: SecondStep,
	isRecovery: boolean,
) {
	if (isRecovery) return { subject: null, address };
	return {
		subject: account.id,
		address,
		known: await knowsNetwork(db.kysely, { accountId: account.id }, device.network),
	};
}

/** Rolls back the whole step when its code is wrong. */
class WrongCode extends Error {}

type Known = { account: Account; factor: SecondFactor; signInProvider: string; now: number };

async function begin(
	identity: Identity,
	step: SecondStep,
	known: Known,
): Promise<SignedIn | 'pending' | 'wrong-code'> {
	const { account, factor, signInProvider, now } = known;
	try {
		return await identity.db.transaction(async (trx) => {
			const used = await useCode(trx, step.pending, ['MFA_PENDING'], { now, log: identity.log });
			if (!used.ok) return 'pending';
			if (!(await prove(identity, trx, { account, factor, code: step.code, now })))
				throw new WrongCode();
			const { device, replaces } = step;
			return {
				account,
				session: await insertSession(
					trx,
					{ account, device, replaces, signInProvider, secondFactorId: factor.id },
					now,
				),
			};
		});
	} catch (error) {
		if (error instanceof WrongCode) return 'wrong-code';
		throw error;
	}
}

async function prove(
	{ box }: Identity,
	trx: Writer,
	{
		account,
		factor,
		code,
		now,
	}: { account: Account; factor: SecondFactor; code: string; now: number },
): Promise<boolean> {
	if (looksLikeRecoveryCode(code)) {
		const isRight = await spendRecoveryCode(trx, { accountId: account.id, code, now });
		if (isRight) await createSecondFactorsWriter(trx).unlock(account.id);
		return isRight;
	}
	const secret = box.open('second-factor', factor.sealed_secret);
	const step =
		secret === null ? null : matchTotp(secret, code, { now, lastStep: factor.last_step });
	return step !== null && createSecondFactorsWriter(trx).acceptStep(factor.id, step);
}

async function wrongCode(
	{ db, now, mailer }: Identity,
	{
		account,
		factor,
		pending,
		isRecovery,
	}: { account: Account; factor: SecondFactor; pending: string; isRecovery: boolean },
): Promise<Result<never, StepProblem>> {
	const at = now();
	const locked = await db.transaction(async (trx) => {
		await createCodesWriter(trx).fail(hashSecret(pending), MOST_FAILURES, at);
		return (
			!isRecovery &&
			createSecondFactorsWriter(trx).countFailure(factor.id, { most: FAILURES_TO_LOCK, now: at })
		);
	});
	if (locked && account.email !== null)
		void mailer.send(account.email, (site) => mailCopy.secondFactorLocked({ site }));
	return fail('wrong-code');
}

async function logRecovery({ db, mailer }: Identity, { id, email }: Account): Promise<void> {
	if (email === null) return;
	const left = await createSecondFactorsRepository(db.kysely).countRecoveryCodes(id);
	void mailer.send(email, (site) => mailCopy.recoveryCodeUsed({ site, left }));
}
