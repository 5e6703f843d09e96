import { z } from 'zod';
import { callPaths } from '#core/site/paths/machine.ts';
import { withQuery } from '#core/site/paths.ts';
import { newSecret } from '#server/identity/keys/secrets.ts';
import { destinationOf } from '#server/wire/identity/continue-url.ts';
import { emailField } from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/**
 * Never returns the sign-in methods of an address: they would reveal which addresses exist. For a
 * provider it returns the address of this site's start page, which binds the flow to this browser.
 */
export const createAuthUri = defineMethod({
	path: '/v1/accounts:createAuthUri',
	input: z
		.object({
			identifier: emailField.optional(),
			providerId: z.string().max(64).optional(),
			continueUri: z.string().max(4_096).optional(),
		})
		.refine(({ identifier, providerId }) => identifier !== undefined || providerId !== undefined),
	async run({ providerId, continueUri }, call) {
		const answer = { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newSecret() };
		if (providerId === undefined) return answer;
		const provider = await call.identity.providers.byId(providerId);
		if (provider === null) throw new WireError('OPERATION_NOT_ALLOWED');
		const back = await destinationOf(call, continueUri);
		const query = new URLSearchParams({
			provider: provider.id,
			type: 'signInViaRedirect',
			...(back === undefined ? {} : { return: back }),
		});
		return {
			...answer,
			providerId,
			authUri: `${call.publicUrl}${withQuery(callPaths.providerStart, query.toString())}`,
		};
	},
});
