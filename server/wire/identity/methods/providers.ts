import { z } from 'zod';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** Ours, beside the protocol: the providers that the sign-in page may offer. */
export const providers = defineMethod({
	verb: 'GET',
	path: '/v1/providers',
	input: z.object({}),
	run: async (_input, { identity }) => ({ providers: await identity.providers.offered() }),
});
