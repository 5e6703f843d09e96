import { z } from 'zod';
import { spendSignInLink } from '#server/identity/links/spend-link.ts';
import { emailField, idTokenField, requireEmail } from '#server/wire/identity/fields.ts';
import { answerFirstFactor } from '#server/wire/identity/first-factor.ts';
import { linkError, oobCodeField } from '#server/wire/identity/link-code.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn, tokenAnswer } from '#server/wire/identity/wire-method.ts';

/**
 * Signs in with a link from an e-mail. The session counts as a password sign-in, as with the hosted
 * service.
 */
export const signInWithEmailLink = defineMethod({
	path: '/v1/accounts:signInWithEmailLink',
	input: z.object({ email: emailField, oobCode: oobCodeField, idToken: idTokenField.optional() }),
	async run({ email: text, oobCode, idToken }, call) {
		const email = requireEmail(text);
		// A code from the mailbox is not a guess, so attempts on the account do not block its owner.
		// The link counts wrong addresses itself.
		const attempt = { what: 'signIn', subject: null, address: call.address } as const;
		if (!(await call.identity.throttle.take(attempt)))
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		// Links to the signed-in account: only for its own address, and without a second step.
		const owner = idToken === undefined ? null : await signedIn(call, idToken);
		if (owner !== null && owner.account.email?.toLowerCase() !== email.toLowerCase())
			throw new WireError('EMAIL_EXISTS');
		const spent = await spendSignInLink(call.identity, { code: oobCode, email });
		if (!spent.ok) throw linkError(spent.error);
		await call.identity.throttle.forgive(attempt);
		const { account, isNew } = spent.value;
		const fields = {
			...{
				kind: 'identitytoolkit#EmailLinkSigninResponse',
				localId: account.id,
				email: account.email,
				isNewUser: isNew,
			},
		};
		if (owner === null || owner.account.id !== account.id)
			return answerFirstFactor(call, { account, signInProvider: 'password', fields });
		const present = await call.identity.sessions.byId(owner.session.id);
		if (!present.ok) throw new WireError('TOKEN_EXPIRED');
		return {
			...fields,
			...tokenAnswer(call, await call.identity.sessions.tokensFor(present.value)),
		};
	},
});
