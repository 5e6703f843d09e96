import { createAuthUri } from './create-auth-uri.ts';
import { deleteMethod } from './delete.ts';
import { jwks } from './jwks.ts';
import { lookup } from './lookup.ts';
import { passwordPolicy } from './password-policy.ts';
import { projects } from './projects.ts';
import { recaptchaConfig } from './recaptcha-config.ts';
import { revokeToken } from './revoke-token.ts';
import { setup } from './setup.ts';
import { signInWithCustomToken } from './sign-in-with-custom-token.ts';
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
];
