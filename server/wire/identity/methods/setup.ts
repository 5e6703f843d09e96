import { z } from 'zod';
import { setUpWithCode } from '#server/identity/accounts/first-administrator.ts';
import { readCode } from '#server/identity/links/one-time-codes.ts';
import {
	emailField,
	passwordField,
	requireEmail,
	requirePassword,
} from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/**
 * An extension of the protocol: the page of the setup link creates the first administrator, who
 * then signs in as usual. Without a password it only checks the code.
 */
export const setup = defineMethod({
	path: '/setup',
	input: z.object({
		oobCode: z.string().max(256),
		email: emailField.optional(),
		displayName: z.string().trim().max(256).nullish(),
		password: passwordField.optional(),
	}),
	async run({ oobCode, email = '', displayName = null, password }, call) {
		const { identity, now, device } = call;
		if (!(await identity.throttle.take({ what: 'signIn', subject: null, address: call.address })))
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		const code = await readCode(identity.db.kysely, oobCode, ['SETUP'], { now, log: identity.log });
		if (!code.ok) throw refusal(code.error);
		if (password === undefined) return { requestType: 'SETUP' };
		const address = requireEmail(email);
		const passwordHash = await requirePassword(call, password, address);
		const actor = { id: null, name: address, network: device.network };
		const made = await setUpWithCode(
			identity,
			oobCode,
			{ email: address, name: displayName || null, passwordHash },
			actor,
		);
		if (!made.ok) throw refusal(made.error);
		return { requestType: 'SETUP', email: address };
	},
});

function refusal(problem: 'invalid' | 'expired'): WireError {
	return new WireError(problem === 'invalid' ? 'INVALID_OOB_CODE' : 'EXPIRED_OOB_CODE');
}
