import { z } from 'zod';
import { spendSignInLink } from '#server/identity/links/spend-link.ts';
import { emailField, idTokenField, requireEmail } from '#server/wire/identity/fields.ts';
import { answerFirstFactor } from '#server/wire/identity/first-factor.ts';
import { linkError, oobCodeField } from '#server/wire/identity/link-code.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn, tokenAnswer } from '#server/wire/identity/wire-method.ts';

/**
 * Signs in with a link from a mail. The session counts as one by password, as with the hosted
 * service.
 */
export const signInWithEmailLink = defineMethod({
	path: '/v1/accounts:signInWithEmailLink',
	input: z.object({ email: emailField, oobCode: oobCodeField, idToken: idTokenField.optional() }),
	async run({ email: text, oobCode, idToken }, call) {
		const email = requireEmail(text);
		// A code out of the mailbox is no guess: what others tried on the account does not keep its
		// owner out. Wrong addresses count on the link.
		const attempt = { what: 'signIn', subject: null, address: call.address } as const;
		if (!call.identity.throttle.take(attempt)) throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		// Adding the link to the account that is signed in: for its own address only, and never through
		// a second step.
		const owner = idToken === undefined ? null : await signedIn(call, idToken);
		if (owner !== null && owner.account.email?.toLowerCase() !== email.toLowerCase())
			throw new WireError('EMAIL_EXISTS');
		const spent = await spendSignInLink(call.identity, { code: oobCode, email });
		if (!spent.ok) throw linkError(spent.error);
		call.identity.throttle.forgive(attempt);
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
