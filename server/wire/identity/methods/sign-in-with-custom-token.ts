import { z } from 'zod';
import { signInWithCustomToken as signIn } from '#server/identity/sessions/custom-token.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, presentSession, tokenAnswer } from '#server/wire/identity/wire-method.ts';

/** Signs in with a token that the server created for this account. */
export const signInWithCustomToken = defineMethod({
	path: '/v1/accounts:signInWithCustomToken',
	input: z.object({ token: z.string().max(8_192) }),
	async run({ token }, call) {
		if (
			!(await call.identity.throttle.take({ what: 'signIn', subject: null, address: call.address }))
		)
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		const signedIn = await signIn(call.identity, {
			token,
			device: call.device,
			replaces: presentSession(call),
		});
		if (!signedIn.ok) throw new WireError('INVALID_CUSTOM_TOKEN');
		return {
			kind: 'identitytoolkit#VerifyCustomTokenResponse',
			isNewUser: false,
			...tokenAnswer(call, signedIn.value),
		};
	},
});
