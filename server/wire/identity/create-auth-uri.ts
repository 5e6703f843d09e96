import { z } from 'zod';
import { newSecret } from '#server/identity/secrets.ts';
import { emailField } from './fields.ts';
import { defineMethod } from './wire-method.ts';

/** How an address may sign in is not told to anybody: that would tell which addresses exist. */
export const createAuthUri = defineMethod({
	path: '/v1/accounts:createAuthUri',
	input: z.object({ identifier: emailField, continueUri: z.string().max(4_096).optional() }),
	run: async () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newSecret() }),
});
