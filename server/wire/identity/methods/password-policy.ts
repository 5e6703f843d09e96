import { z } from 'zod';
import { passwordPolicyOnTheWire } from '#core/identity/password-policy.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** What new passwords have to be like (S5.01). */
export const passwordPolicy = defineMethod({
	verb: 'GET',
	path: '/v2/passwordPolicy',
	input: z.object({}),
	run: async (_input, { identity }) =>
		passwordPolicyOnTheWire((await identity.settings()).passwordPolicy),
});
