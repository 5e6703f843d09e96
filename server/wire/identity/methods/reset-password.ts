import { z } from 'zod';
import { readLink, spendPasswordLink } from '#server/identity/links/spend-link.ts';
import { passwordField, requirePassword } from '#server/wire/identity/fields.ts';
import { linkError, oobCodeField } from '#server/wire/identity/link-code.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { type Call, defineMethod } from '#server/wire/identity/wire-method.ts';

/**
 * Returns the purpose of a link; with a new password, uses it. An invitation also sets a password.
 */
export const resetPassword = defineMethod({
	path: '/v1/accounts:resetPassword',
	input: z.object({ oobCode: oobCodeField, newPassword: passwordField.optional() }),
	async run({ oobCode, newPassword }, call) {
		if (
			!(await call.identity.throttle.take({ what: 'signIn', subject: null, address: call.address }))
		)
			throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
		const link = await readLink(call.identity, oobCode);
		if (!link.ok) throw linkError(link.error);
		const { kind, email, newEmail } = link.value;
		const isPassword = kind === 'PASSWORD_RESET' || kind === 'INVITE';
		const answer = {
			...{
				kind: 'identitytoolkit#ResetPasswordResponse',
				requestType: isPassword ? 'PASSWORD_RESET' : kind,
			},
			// A sign-in link does not reveal its owner: its reader must know the address.
			...(kind === 'EMAIL_SIGNIN' ? {} : { email }),
			...(newEmail === null ? {} : { newEmail }),
		};
		if (newPassword === undefined) return answer;
		if (!isPassword) throw new WireError('INVALID_OOB_CODE');
		await choose(call, { oobCode, newPassword, email });
		return answer;
	},
});

async function choose(
	call: Call,
	{ oobCode, newPassword, email }: { oobCode: string; newPassword: string; email: string | null },
): Promise<void> {
	const passwordHash = await requirePassword(call, newPassword, email);
	const spent = await spendPasswordLink(call.identity, { code: oobCode, passwordHash });
	if (!spent.ok) throw linkError(spent.error);
}
