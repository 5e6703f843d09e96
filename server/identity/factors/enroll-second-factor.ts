import type { z } from 'zod';
import { fail, ok, type Result } from '#core/kit/result.ts';
import { audit } from '#server/audit/audit.ts';
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
import { createSessionsWriter } from '#server/identity/sessions/sessions-repository.ts';
import { newId } from '#server/ids.ts';
import {
	type FactorProblem,
	mayChangeFactors,
	type Owner,
	ownerActor,
	readProofs,
} from './may-change-factors.ts';
import { createSecondFactorsWriter } from './second-factors-repository.ts';
import { matchTotp, newTotpSecret } from './totp.ts';

const MOST_FACTORS = 5;
/** Wrong codes that end an enrolment. */
const MOST_FAILURES = 5;

export type EnrollmentProblem = FactorProblem | 'limit';

type Draft = z.infer<typeof enrollmentSchema>;

/**
 * Starts to add a second factor: returns a secret for the app. The factor is added only after a
 * code proves it (`finishEnrollment`).
 */
export async function startEnrollment(
	{ db, box, now }: Identity,
	owner: Owner,
): Promise<Result<{ secret: string; code: string }, EnrollmentProblem>> {
	const allowed = await mayChangeFactors({ db, now }, owner);
	if (!allowed.ok) return allowed;
	if (allowed.value.apps.length >= MOST_FACTORS) return fail('limit');
	const secret = newTotpSecret();
	const payload: Draft = { sealed: box.seal('second-factor', secret) };
	return ok({
		secret,
		code: await db.transaction((trx) =>
			issueCode(trx, { kind: 'MFA_ENROLLMENT', accountId: owner.account.id, payload }, now()),
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
		const { apps, passkeys } = await readProofs(trx, account.id);
		if (session.secondFactorId === null && apps.length + passkeys.length > 0)
			return fail('without-factor');
		if (apps.length >= MOST_FACTORS) return fail('limit');
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
		await audit(trx, ownerActor({ account, session }), 'account.second-factor-added', {
			at,
			subject: account.id,
			detail: { name: displayName },
		});
		return ok({ factorId: id });
	});
}
