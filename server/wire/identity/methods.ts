import { createAuthUri } from './methods/create-auth-uri.ts';
import { deleteMethod } from './methods/delete.ts';
import { jwks } from './methods/jwks.ts';
import { lookup } from './methods/lookup.ts';
import {
	mfaEnrollmentFinalize,
	mfaEnrollmentStart,
	mfaEnrollmentWithdraw,
} from './methods/mfa-enrollment.ts';
import { mfaSignInFinalize } from './methods/mfa-sign-in.ts';
import {
	passkeyEnrollmentFinalize,
	passkeyEnrollmentStart,
	passkeyRemove,
	passkeySignInFinalize,
	passkeySignInStart,
} from './methods/passkeys.ts';
import { passwordPolicy } from './methods/password-policy.ts';
import { projects } from './methods/projects.ts';
import { providers } from './methods/providers.ts';
import { recaptchaConfig } from './methods/recaptcha-config.ts';
import { recoveryCodesCount, recoveryCodesMake } from './methods/recovery-codes.ts';
import { resetPassword } from './methods/reset-password.ts';
import { revokeToken } from './methods/revoke-token.ts';
import { sendOobCode } from './methods/send-oob-code.ts';
import { setup } from './methods/setup.ts';
import { signInWithCustomToken } from './methods/sign-in-with-custom-token.ts';
import { signInWithEmailLink } from './methods/sign-in-with-email-link.ts';
import { signInWithIdp } from './methods/sign-in-with-idp.ts';
import { signInWithPassword } from './methods/sign-in-with-password.ts';
import { signUp } from './methods/sign-up.ts';
import { token } from './methods/token.ts';
import { update } from './methods/update.ts';
import type { WireMethod } from './wire-method.ts';

/** Every method of the identity service (S7.02). */
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
	passkeyEnrollmentStart,
	passkeyEnrollmentFinalize,
	passkeyRemove,
	passkeySignInStart,
	passkeySignInFinalize,
];
