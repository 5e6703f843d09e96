import { z } from 'zod';
import { passSecondFactor, type StepProblem } from '#server/identity/factors/pass-second-factor.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, presentSession, tokenAnswer } from '#server/wire/identity/wire-method.ts';

const CODES: Record<StepProblem, string> = {
	pending: 'INVALID_MFA_PENDING_CREDENTIAL',
	factor: 'MFA_ENROLLMENT_NOT_FOUND',
	'wrong-code': 'INVALID_CODE',
	'too-many': 'TOO_MANY_ATTEMPTS_TRY_LATER',
	disabled: 'USER_DISABLED',
};

/**
 * The second step of a sign-in: a code from the app or, in the same field, a recovery code. TOTP
 * needs no start call.
 */
export const mfaSignInFinalize = defineMethod({
	path: '/v2/accounts/mfaSignIn:finalize',
	input: z.object({
		mfaPendingCredential: z.string().max(256).default(''),
		mfaEnrollmentId: z.string().max(64).default(''),
		totpVerificationInfo: z.object({ verificationCode: z.string().max(64).default('') }),
	}),
	async run(
		{
			mfaPendingCredential: pending,
			mfaEnrollmentId: factorId,
			totpVerificationInfo: { verificationCode: code },
		},
		call,
	) {
		if (pending === '') throw new WireError('MISSING_MFA_PENDING_CREDENTIAL');
		if (factorId === '') throw new WireError('MISSING_MFA_ENROLLMENT_ID');
		if (code.trim() === '') throw new WireError('MISSING_CODE');
		const { identity, address, device } = call;
		const passed = await passSecondFactor(identity, {
			pending,
			factorId,
			code,
			address,
			device,
			replaces: presentSession(call),
		});
		if (!passed.ok) throw new WireError(CODES[passed.error]);
		return tokenAnswer(call, passed.value);
	},
});
