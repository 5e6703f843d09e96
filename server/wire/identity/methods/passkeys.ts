import { z } from 'zod';
import { CODE_LIFE_MS } from '#core/identity/one-time-code.ts';
import { PASSKEY_NAME_LENGTH, type PasskeySite, passkeySiteOf } from '#core/identity/passkey.ts';
import { newSecret } from '#server/identity/keys/secrets.ts';
import {
	type FinishProblem,
	finishRegistration,
	startRegistration,
} from '#server/identity/passkeys/register-passkey.ts';
import { removePasskey } from '#server/identity/passkeys/remove-passkey.ts';
import {
	finishPasskeySignIn,
	type PasskeyProblem,
	startPasskeySignIn,
} from '#server/identity/passkeys/sign-in-with-passkey.ts';
import { idTokenField } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { type Call, defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

// Extensions of the protocol: the official client knows no passkeys.

const ENROLLMENT_CODES: Record<FinishProblem, string> = {
	unverified: 'UNVERIFIED_EMAIL',
	'first-factor': 'UNSUPPORTED_FIRST_FACTOR',
	'too-old': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	'without-factor': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	'without-passkey': 'PASSKEY_REQUIRED',
	limit: 'PASSKEY_LIMIT_EXCEEDED',
	challenge: 'PASSKEY_EXPIRED',
	passkey: 'INVALID_PASSKEY',
};

const SIGN_IN_CODES: Record<PasskeyProblem, string> = {
	challenge: 'PASSKEY_EXPIRED',
	passkey: 'INVALID_PASSKEY',
	disabled: 'USER_DISABLED',
};

/** Longest id of a passkey: 1,023 bytes (WebAuthn §5.1). */
const ID_LENGTH = 1_364;
const base64url = (length: number) =>
	z
		.string()
		.min(1)
		.max(length)
		.regex(/^[\w-]+$/);
const clientDataJSON = base64url(8_192);

const attestationField = z.object({
	id: base64url(ID_LENGTH),
	response: z.object({ clientDataJSON, attestationObject: base64url(16_384) }),
});
const assertionField = z.object({
	id: base64url(ID_LENGTH),
	response: z.object({
		clientDataJSON,
		authenticatorData: base64url(8_192),
		signature: base64url(4_096),
		userHandle: base64url(128).nullish(),
	}),
});

/** Starts to add a passkey: the options for the browser. */
export const passkeyEnrollmentStart = defineMethod({
	path: '/v2/accounts/passkeyEnrollment:start',
	input: z.object({ idToken: idTokenField }),
	async run({ idToken }, call) {
		const owner = await signedIn(call, idToken);
		const site = siteOf(call);
		const started = await startRegistration(call.identity, owner, { site });
		if (!started.ok) throw new WireError(ENROLLMENT_CODES[started.error]);
		return { options: started.value };
	},
});

/** Adds the passkey that the device made. */
export const passkeyEnrollmentFinalize = defineMethod({
	path: '/v2/accounts/passkeyEnrollment:finalize',
	input: z.object({
		idToken: idTokenField,
		name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH),
		answer: attestationField,
	}),
	async run({ idToken, name, answer }, call) {
		const owner = await signedIn(call, idToken);
		const passkey = { site: siteOf(call), name, answer };
		const added = await finishRegistration(call.identity, owner, passkey);
		if (!added.ok) throw new WireError(ENROLLMENT_CODES[added.error]);
		return {};
	},
});

/** Removes a passkey. */
export const passkeyRemove = defineMethod({
	path: '/v2/accounts/passkeys:remove',
	input: z.object({ idToken: idTokenField, passkeyId: z.string().max(64) }),
	async run({ idToken, passkeyId }, call) {
		const owner = await signedIn(call, idToken);
		const removed = await removePasskey(call.identity, owner, passkeyId);
		if (!removed.ok) throw new WireError(ENROLLMENT_CODES[removed.error]);
		return {};
	},
});

/** Starts a sign-in: the options for the browser, which gets a cookie that names it. */
export const passkeySignInStart = defineMethod({
	path: '/v2/accounts/passkeySignIn:start',
	input: z.object({}),
	async run(_input, call) {
		const site = siteOf(call);
		if (!(await call.identity.throttle.take(attemptOf(call))))
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		// Two tabs share the cookie, so that the later one does not spoil the earlier one.
		const browser = /^[\w-]{43}$/.exec(call.browser ?? '')?.[0] ?? newSecret();
		call.setCookie(call.jar.browser(browser, CODE_LIFE_MS.PASSKEY_SIGN_IN / 1_000));
		return { options: await startPasskeySignIn(call.identity, { site, browser }) };
	},
});

/** Checks the answer: a custom token, with which the official client signs in. */
export const passkeySignInFinalize = defineMethod({
	path: '/v2/accounts/passkeySignIn:finalize',
	input: z.object({ answer: assertionField }),
	async run({ answer }, call) {
		const asked = { site: siteOf(call), browser: call.browser ?? '', answer };
		const finished = await finishPasskeySignIn(call.identity, asked);
		if (!finished.ok) throw new WireError(SIGN_IN_CODES[finished.error]);
		await call.identity.throttle.forgive(attemptOf(call));
		return { token: finished.value.token, localId: finished.value.accountId };
	},
});

/** From PUBLIC_URL alone, never from the request. @throws WireError */
function siteOf({ publicUrl }: Call): PasskeySite {
	const site = passkeySiteOf(publicUrl);
	if (site === null) throw new WireError('PASSKEYS_UNAVAILABLE');
	return site;
}

/** A signature cannot be guessed: only the challenges of one address are counted. */
function attemptOf({ address }: Call) {
	return { what: 'signIn', subject: null, address } as const;
}
