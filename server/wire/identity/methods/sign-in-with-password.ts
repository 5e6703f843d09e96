import { z } from 'zod';
import { LONGEST_PASSWORD } from '#core/identity/password-policy.ts';
import { checkPassword } from '#server/identity/sessions/sign-in-with-password.ts';
import { answerFirstFactor } from '#server/wire/identity/first-factor.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** Sign-in with e-mail address and password. Every failure gets the same response. */
export const signInWithPassword = defineMethod({
	path: '/v1/accounts:signInWithPassword',
	input: z.object({ email: z.string().max(1_024), password: z.string().max(4_096) }),
	async run({ email, password }, call) {
		if (password === '') throw new WireError('MISSING_PASSWORD');
		if (password.length > 2 * LONGEST_PASSWORD) throw new WireError('INVALID_LOGIN_CREDENTIALS');
		const { address, device } = call;
		const checked = await checkPassword(call.identity, {
			email,
			password,
			address,
			network: device.network,
		});
		if (!checked.ok)
			throw new WireError(
				checked.error === 'wrong' ? 'INVALID_LOGIN_CREDENTIALS' : 'TOO_MANY_ATTEMPTS_TRY_LATER',
			);
		const account = checked.value;
		const fields = {
			...{
				kind: 'identitytoolkit#VerifyPasswordResponse',
				localId: account.id,
				email: account.email,
			},
			...{ displayName: account.displayName ?? '', registered: true },
		};
		return answerFirstFactor(call, { account, signInProvider: 'password', fields });
	},
});
