import { createAuthUri } from './create-auth-uri.ts';
import { deleteMethod } from './delete.ts';
import { jwks } from './jwks.ts';
import { lookup } from './lookup.ts';
import {
	mfaEnrollmentFinalize,
	mfaEnrollmentStart,
	mfaEnrollmentWithdraw,
} from './mfa-enrollment.ts';
import { mfaSignInFinalize } from './mfa-sign-in.ts';
import { passwordPolicy } from './password-policy.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';
import { recaptchaConfig } from './recaptcha-config.ts';
import { recoveryCodesCount, recoveryCodesMake } from './recovery-codes.ts';
import { resetPassword } from './reset-password.ts';
import { revokeToken } from './revoke-token.ts';
import { sendOobCode } from './send-oob-code.ts';
import { setup } from './setup.ts';
import { signInWithCustomToken } from './sign-in-with-custom-token.ts';
import { signInWithEmailLink } from './sign-in-with-email-link.ts';
import { signInWithIdp } from './sign-in-with-idp.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { signUp } from './sign-up.ts';
import { token } from './token.ts';
import { update } from './update.ts';
import type { WireMethod } from './wire-method.ts';

/** Every call that the identity service answers (S7.02), a line each. */
export const METHODS: readonly WireMethod[] = [
	signUp,
	signInWithPassword,
	signInWithCustomToken,
	lookup,
	update,
	deleteMethod,
	createAuthUri,
	revokeToken,
	token,
	projects,
	recaptchaConfig,
	passwordPolicy,
	jwks,
	setup,
	providers,
	signInWithIdp,
	sendOobCode,
	resetPassword,
	signInWithEmailLink,
	mfaEnrollmentStart,
	mfaEnrollmentFinalize,
	mfaEnrollmentWithdraw,
	mfaSignInFinalize,
	recoveryCodesMake,
	recoveryCodesCount,
];
