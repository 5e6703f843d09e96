import { jwks } from './jwks.ts';
import { lookup } from './lookup.ts';
import { passwordPolicy } from './password-policy.ts';
import { projects } from './projects.ts';
import { recaptchaConfig } from './recaptcha-config.ts';
import { signInWithPassword } from './sign-in-with-password.ts';
import { token } from './token.ts';
import type { WireMethod } from './wire-method.ts';

/** Every call that the identity service answers (S7.02), a line each. */
export const METHODS: readonly WireMethod[] = [signInWithPassword, lookup, token, projects, recaptchaConfig, passwordPolicy, jwks];
