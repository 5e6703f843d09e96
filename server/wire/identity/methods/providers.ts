import { z } from 'zod';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** An extension of the protocol: the providers for the sign-in page. */
export const providers = defineMethod({
	verb: 'GET',
	path: '/v1/providers',
	input: z.object({}),
	run: async (_input, { identity }) => ({ providers: await identity.providers.offered() }),
});
