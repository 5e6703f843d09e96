import { z } from 'zod';
import { PUBLIC_KEYS } from '#core/site/paths/machine.ts';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** The public halves of the keys that sign ID tokens (RFC 7517). */
export const jwks = defineMethod({
	verb: 'GET',
	path: PUBLIC_KEYS,
	input: z.object({}),
	run: (_input, { identity }) => identity.ring.jwks(),
});
