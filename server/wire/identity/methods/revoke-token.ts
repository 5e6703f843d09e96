import { z } from 'zod';
import { idTokenField } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

/**
 * Revokes an access token of a provider. No provider tokens are stored, so nothing remains to do
 * after authentication.
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
