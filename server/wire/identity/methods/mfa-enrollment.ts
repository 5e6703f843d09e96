import { z } from 'zod';
import { CODE_LIFE_MS } from '#core/identity/one-time-code.ts';
import { mailCopy } from '#core/mail/copy/mail.ts';
import {
	type EnrollmentProblem,
	type FinishProblem,
	finishEnrollment,
	startEnrollment,
} from '#server/identity/factors/enroll-second-factor.ts';
import { TOTP } from '#server/identity/factors/totp.ts';
import { withdrawSecondFactor } from '#server/identity/factors/withdraw-second-factor.ts';
import { idTokenField } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import {
	type Call,
	defineMethod,
	signedIn,
	tokenAnswer,
} from '#server/wire/identity/wire-method.ts';

const START_CODES: Record<EnrollmentProblem, string> = {
	unverified: 'UNVERIFIED_EMAIL',
	'first-factor': 'UNSUPPORTED_FIRST_FACTOR',
	'too-old': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	'without-factor': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	'without-passkey': 'PASSKEY_REQUIRED',
	limit: 'SECOND_FACTOR_LIMIT_EXCEEDED',
};

const FINISH_CODES: Record<FinishProblem, string> = {
	invalid: 'INVALID_SESSION_INFO',
	expired: 'SESSION_EXPIRED',
	'wrong-code': 'INVALID_CODE',
	'without-factor': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	limit: 'SECOND_FACTOR_LIMIT_EXCEEDED',
};

/** Starts to add an authenticator app: returns its secret. */
export const mfaEnrollmentStart = defineMethod({
	path: '/v2/accounts/mfaEnrollment:start',
	input: z.object({ idToken: idTokenField, totpEnrollmentInfo: z.object({}).optional() }),
	async run({ idToken, totpEnrollmentInfo }, call) {
		const owner = await signedIn(call, idToken);
		if (totpEnrollmentInfo === undefined) throw new WireError('OPERATION_NOT_ALLOWED');
		const started = await startEnrollment(call.identity, owner);
		if (!started.ok) throw new WireError(START_CODES[started.error]);
		const { secret, code } = started.value;
		const { digits, hashingAlgorithm, periodSec } = TOTP;
		const rules = {
			sharedSecretKey: secret,
			verificationCodeLength: digits,
			hashingAlgorithm,
			periodSec,
		};
		const finalizeEnrollmentTime = new Date(call.now + CODE_LIFE_MS.MFA_ENROLLMENT).toISOString();
		return { totpSessionInfo: { ...rules, sessionInfo: code, finalizeEnrollmentTime } };
	},
});

/** Adds the app once a code proves that it has the secret. */
export const mfaEnrollmentFinalize = defineMethod({
	path: '/v2/accounts/mfaEnrollment:finalize',
	input: z.object({
		idToken: idTokenField,
		displayName: z.string().trim().max(100).nullish(),
		totpVerificationInfo: z.object({
			sessionInfo: z.string().max(256).default(''),
			verificationCode: z.string().max(64).default(''),
		}),
	}),
	async run(
		{ idToken, displayName, totpVerificationInfo: { sessionInfo, verificationCode } },
		call,
	) {
		const owner = await signedIn(call, idToken);
		if (sessionInfo === '') throw new WireError('MISSING_SESSION_INFO');
		if (verificationCode === '') throw new WireError('MISSING_CODE');
		const finished = await finishEnrollment(call.identity, owner, {
			...{ code: sessionInfo, verificationCode, displayName: displayName || null },
		});
		if (!finished.ok) throw new WireError(FINISH_CODES[finished.error]);
		const { email } = owner.account;
		if (email !== null)
			void call.identity.mailer.send(email, (site) => mailCopy.secondFactorAdded({ site }));
		return freshTokens(call, owner.session.id);
	},
});

/** Removes a factor. */
export const mfaEnrollmentWithdraw = defineMethod({
	path: '/v2/accounts/mfaEnrollment:withdraw',
	input: z.object({ idToken: idTokenField, mfaEnrollmentId: z.string().max(64) }),
	async run({ idToken, mfaEnrollmentId }, call) {
		const owner = await signedIn(call, idToken);
		const withdrawn = await withdrawSecondFactor(call.identity, owner, mfaEnrollmentId);
		if (!withdrawn.ok)
			throw new WireError(
				withdrawn.error === 'too-old'
					? 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
					: 'MFA_ENROLLMENT_NOT_FOUND',
			);
		return freshTokens(call, owner.session.id);
	},
});

/** Tokens for the current state of the session. */
async function freshTokens(call: Call, sessionId: string): Promise<object> {
	const present = await call.identity.sessions.byId(sessionId);
	if (!present.ok) throw new WireError('TOKEN_EXPIRED');
	return tokenAnswer(call, await call.identity.sessions.tokensFor(present.value));
}
