import { z } from 'zod';
import { defineMethod } from '#server/wire/identity/wire-method.ts';

/** No third party decides who is human: attempts are throttled instead. */
export const recaptchaConfig = defineMethod({
	verb: 'GET',
	path: '/v2/recaptchaConfig',
	input: z.object({}),
	run: async () => ({
		recaptchaKey: '',
		recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
	}),
});
