import { z } from 'zod';
import { idTokenField } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

/**
 * Revokes an access token of a provider. We keep none of any provider, so after the check of who
 * asks there is nothing left to do.
 */
export const revokeToken = defineMethod({
	path: '/v2/accounts:revokeToken',
	input: z.object({
		idToken: idTokenField,
		providerId: z.string().max(128),
		tokenType: z.string().max(64),
		token: z.string().max(8_192),
	}),
	async run({ idToken, token }, call) {
		await signedIn(call, idToken);
		if (token === '') throw new WireError('MISSING_TOKEN');
		return {};
	},
});
