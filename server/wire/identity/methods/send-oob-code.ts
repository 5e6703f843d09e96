import { z } from 'zod';
import { requestLinkByEmail, requestLinkByOwner } from '#server/identity/links/request-link.ts';
import { knowsNetwork } from '#server/identity/sessions/known-network.ts';
import { destinationOf } from '#server/wire/identity/continue-url.ts';
import {
	emailField,
	idTokenField,
	requireEmail,
	requireRecentLogin,
} from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import { type Call, defineMethod, signedIn } from '#server/wire/identity/wire-method.ts';

const input = z.object({
	requestType: z.enum([
		'EMAIL_SIGNIN',
		'PASSWORD_RESET',
		'VERIFY_EMAIL',
		'VERIFY_AND_CHANGE_EMAIL',
	]),
	email: emailField.optional(),
	newEmail: emailField.optional(),
	idToken: idTokenField.optional(),
	continueUrl: z.string().max(4_096).optional(),
});
type Input = z.infer<typeof input>;

/**
 * E-mails a link with a one-time code. Content and timing of the response do not depend on the
 * account's existence (V21, V22).
 */
export const sendOobCode = defineMethod({
	path: '/v1/accounts:sendOobCode',
	input,
	async run(asked, call) {
		const destination = await destinationOf(call, asked.continueUrl);
		const email =
			asked.requestType === 'EMAIL_SIGNIN' || asked.requestType === 'PASSWORD_RESET'
				? await byEmail(call, asked.requestType, asked, destination)
				: await byOwner(call, asked, destination);
		return { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email };
	},
});

async function byEmail(
	call: Call,
	kind: 'EMAIL_SIGNIN' | 'PASSWORD_RESET',
	asked: Input,
	destination: string | undefined,
): Promise<string> {
	const email = requireEmail(asked.email ?? '');
	const known = await knowsNetwork(call.identity.db.kysely, { email }, call.device.network);
	const attempt = { what: 'mail', subject: email, address: call.address, known } as const;
	if (!(await call.identity.throttle.take(attempt)))
		throw new WireError(
			kind === 'PASSWORD_RESET' ? 'RESET_PASSWORD_EXCEED_LIMIT' : 'TOO_MANY_ATTEMPTS_TRY_LATER',
		);
	requestLinkByEmail(call.identity, { kind, email, publicUrl: call.publicUrl, destination });
	return email;
}

async function byOwner(
	call: Call,
	asked: Input,
	destination: string | undefined,
): Promise<string | null> {
	const { account, session } = await signedIn(call, asked.idToken ?? '');
	const newEmail = asked.requestType === 'VERIFY_EMAIL' ? null : requireEmail(asked.newEmail ?? '');
	if (newEmail !== null) requireRecentLogin(call, session);
	// A signed-in caller already knows the account exists, so only e-mails from this address count.
	const attempt = {
		what: 'mail',
		subject: account.id,
		address: call.address,
		known: true,
	} as const;
	if (!(await call.identity.throttle.take(attempt)))
		throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
	requestLinkByOwner(call.identity, { account, newEmail, publicUrl: call.publicUrl, destination });
	return account.email;
}
