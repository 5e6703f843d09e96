import { z } from 'zod';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** The public halves of the keys that sign ID tokens (RFC 7517). */
export const jwks = defineMethod({
	verb: 'GET',
	path: '/.well-known/jwks.json',
	input: z.object({}),
	run: (_input, { identity }) => identity.ring.jwks(),
});
