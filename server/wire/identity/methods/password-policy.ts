import { z } from 'zod';
import { passwordPolicyOnTheWire } from '#core/identity/password-policy.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** The rules for new passwords (S5.01). */
export const passwordPolicy = defineMethod({
	verb: 'GET',
	path: '/v2/passwordPolicy',
	input: z.object({}),
	run: async (_input, { identity }) =>
		passwordPolicyOnTheWire((await identity.settings()).passwordPolicy),
});
