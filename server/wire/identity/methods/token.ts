import { z } from 'zod';
import { PROJECT_ID } from '#server/identity/sessions/id-token.ts';
import { NotNow, WireError } from '#server/wire/identity/wire-error.ts';
import {
	defineMethod,
	limitSessions,
	sessionOfPlaceholder,
	TOKEN_CODES,
	tokenAnswer,
} from '#server/wire/identity/wire-method.ts';

/**
 * Issues fresh tokens for the refresh secret in the cookie; the form field only names the session.
 * The cookie may belong to another session, after a sign-in that this tab has not noticed yet. That
 * must not sign anyone out.
 */
export const token = defineMethod({
	path: '/v1/token',
	body: 'form',
	input: z.object({ grant_type: z.literal('refresh_token'), refresh_token: z.string().max(1_024) }),
	async run({ refresh_token }, call) {
		limitSessions(call);
		const wanted = sessionOfPlaceholder(refresh_token);
		if (wanted === null) throw new WireError('INVALID_REFRESH_TOKEN');
		if (call.refreshSecret === null) throw new WireError('TOKEN_EXPIRED');
		const { sessions } = call.identity;
		const present = sessions.sessionOfSecret(call.refreshSecret);
		if (present !== null && present !== wanted) throw new NotNow(409, 1);
		const refreshed = await sessions.refresh(call.refreshSecret);
		if (!refreshed.ok) {
			for (const cookie of call.jar.none()) call.setCookie(cookie);
			throw new WireError(
				refreshed.error === 'invalid' ? 'TOKEN_EXPIRED' : TOKEN_CODES[refreshed.error],
			);
		}
		const { idToken, refreshToken, expiresIn } = tokenAnswer(call, refreshed.value);
		return {
			...{
				access_token: idToken,
				id_token: idToken,
				refresh_token: refreshToken,
				expires_in: expiresIn,
			},
			...{ token_type: 'Bearer', user_id: refreshed.value.account.id, project_id: PROJECT_ID },
		};
	},
});
