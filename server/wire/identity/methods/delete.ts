import { z } from 'zod';
import { deleteAccount } from '#server/identity/accounts/delete-account.ts';
import { idTokenField, requireRecentLogin } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

/** Deletes the signed-in account and its operator; the last administrator cannot be deleted. */
export const deleteMethod = defineMethod({
	path: '/v1/accounts:delete',
	input: z.object({ idToken: idTokenField }),
	async run({ idToken }, call) {
		const { account, session } = await signedIn(call, idToken);
		requireRecentLogin(call, session);
		const deleted = await deleteAccount(call.identity, { account, network: call.device.network });
		if (!deleted.ok)
			throw new WireError('OPERATION_NOT_ALLOWED', 'The last administrator cannot be deleted.');
		for (const cookie of call.jar.none()) call.setCookie(cookie);
		return { kind: 'identitytoolkit#DeleteAccountResponse' };
	},
});
