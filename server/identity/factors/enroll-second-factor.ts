import type { z } from 'zod';
import { isRecentLogin } from '#core/identity/session.ts';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
import type { Account } from '#server/identity/accounts/account.ts';
import type { Identity } from '#server/identity/identity.ts';
import { hashSecret } from '#server/identity/keys/secrets.ts';
import { enrollmentSchema } from '#server/identity/links/code-payloads.ts';
import { createCodesWriter } from '#server/identity/links/codes-repository.ts';
import {
	type CodeProblem,
	issueCode,
	readCode,
	useCode,
} from '#server/identity/links/one-time-codes.ts';
import type { Session } from '#server/identity/sessions/session.ts';
import { createSessionsWriter } from '#server/identity/sessions/sessions-repository.ts';
import { newId } from '#server/ids.ts';
import {
	createSecondFactorsRepository,
	createSecondFactorsWriter,
} from './second-factors-repository.ts';
import { matchTotp, newTotpSecret } from './totp.ts';

const MOST_FACTORS = 5;
/** Wrong codes that end an enrolment. */
const MOST_FAILURES = 5;

export type Owner = { account: Account; session: Session };
export type EnrollmentProblem =
	| 'unverified'
	| 'first-factor'
	| 'too-old'
	| 'limit'
	| 'without-factor';

type Draft = z.infer<typeof enrollmentSchema>;

/**
 * Starts to add a second factor: returns a secret for the app. The factor is added only after a
 * code proves it (`finishEnrollment`).
 */
export async function startEnrollment(
	{ db, box, now }: Identity,
	{ account, session }: Owner,
): Promise<Result<{ secret: string; code: string }, EnrollmentProblem>> {
	const at = now();
	const factors = await createSecondFactorsRepository(db.kysely).list(account.id);
	if (!account.emailVerified) return fail('unverified');
	if (session.signInProvider === 'custom' || session.signInProvider === 'anonymous')
		return fail('first-factor');
	if (!isRecentLogin(session.authAt, at)) return fail('too-old');
	if (factors.length > 0 && session.secondFactorId === null) return fail('without-factor');
	if (factors.length >= MOST_FACTORS) return fail('limit');
	const secret = newTotpSecret();
	const payload: Draft = { sealed: box.seal('second-factor', secret) };
	return ok({
		secret,
		code: await db.transaction((trx) =>
			issueCode(trx, { kind: 'MFA_ENROLLMENT', accountId: account.id, payload }, at),
		),
	});
}

export type FinishProblem = CodeProblem | 'wrong-code' | 'without-factor' | 'limit';

/**
 * Adds the factor once a code proves that the app has the secret. The current session carries the
 * factor from now on; all other sessions of the account end. Tokens are not voided globally,
 * because a tab of this same session may still hold an older one.
 */
export async function finishEnrollment(
	identity: Identity,
	{ account, session }: Owner,
	{
		code,
		verificationCode,
		displayName,
	}: { code: string; verificationCode: string; displayName: string | null },
): Promise<Result<{ factorId: string }, FinishProblem>> {
	const { db, box, now, log } = identity;
	const at = now();
	const draft = await readCode(db.kysely, code, ['MFA_ENROLLMENT'], { now: at, log });
	if (!draft.ok) return draft;
	if (draft.value.accountId !== account.id) return fail('invalid');
	const secret = box.open('second-factor', enrollmentSchema.parse(draft.value.payload).sealed);
	const step =
		secret === null ? null : matchTotp(secret, verificationCode, { now: at, lastStep: -1 });
	if (secret === null || step === null) {
		await db.transaction((trx) => createCodesWriter(trx).fail(hashSecret(code), MOST_FAILURES, at));
		return fail('wrong-code');
	}
	return db.transaction(async (trx): Promise<Result<{ factorId: string }, FinishProblem>> => {
		const used = await useCode(trx, code, ['MFA_ENROLLMENT'], { now: at, log });
		if (!used.ok) return used;
		const present = await createSecondFactorsRepository(trx).list(account.id);
		if (present.length > 0 && session.secondFactorId === null) return fail('without-factor');
		if (present.length >= MOST_FACTORS) return fail('limit');
		const id = newId();
		const state = { enrolled_at: at, last_step: step, failures: 0, locked_at: null };
		const who = { id, account_id: account.id, kind: 'totp', display_name: displayName };
		await createSecondFactorsWriter(trx).insert({
			...who,
			...state,
			sealed_secret: box.seal('second-factor', secret),
		});
		const sessions = createSessionsWriter(trx);
		await sessions.setSecondFactor(session.id, id);
		await sessions.endAll(account.id, 'password', at, session.id);
		await createCodesWriter(trx).void(
			account.id,
			['MFA_PENDING', 'EMAIL_SIGNIN', 'CUSTOM_TOKEN', 'IDP_RESULT'],
			at,
		);
		const actor = {
			id: account.id,
			name: account.displayName ?? account.email ?? account.id,
			network: session.network,
		};
		await audit(trx, actor, 'account.second-factor-added', {
			at,
			subject: account.id,
			detail: { name: displayName },
		});
		return ok({ factorId: id });
	});
}
