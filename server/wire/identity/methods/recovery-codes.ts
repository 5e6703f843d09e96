import { z } from 'zod';
import { audit } from '#server/audit/audit.ts';
import { makeRecoveryCodes } from '#server/identity/factors/recovery-codes.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import { idTokenField, requireRecentLogin } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

/**
 * An extension of the protocol: new recovery codes for a session with a second factor. Shown once;
 * the old ones are void.
 */
export const recoveryCodesMake = defineMethod({
	path: '/v2/accounts/recoveryCodes:make',
	input: z.object({ idToken: idTokenField }),
	async run({ idToken }, call) {
		const { account, session } = await signedIn(call, idToken);
		if (session.secondFactorId === null) throw new WireError('MFA_ENROLLMENT_NOT_FOUND');
		requireRecentLogin(call, session);
		const actor = {
			id: account.id,
			name: account.displayName ?? account.email ?? account.id,
			network: call.device.network,
		};
		const codes = await call.identity.db.transaction(async (trx) => {
			await audit(trx, actor, 'account.recovery-codes-made', { at: call.now, subject: account.id });
			return makeRecoveryCodes(trx, account.id, call.now);
		});
		return { codes };
	},
});

/** Number of unused codes. */
export const recoveryCodesCount = defineMethod({
	path: '/v2/accounts/recoveryCodes:count',
	input: z.object({ idToken: idTokenField }),
	async run({ idToken }, call) {
		const { account } = await signedIn(call, idToken);
		return {
			left: await createSecondFactorsRepository(call.identity.db.kysely).countRecoveryCodes(
				account.id,
			),
		};
	},
});
