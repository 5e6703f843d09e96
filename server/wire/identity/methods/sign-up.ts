import { z } from 'zod';
import type { Account } from '#server/identity/accounts/account.ts';
import {
	createAccountsRepository,
	createAccountsWriter,
} from '#server/identity/accounts/accounts-repository.ts';
import { insertSession } from '#server/identity/sessions/sessions.ts';
import { newId } from '#server/ids.ts';
import {
	emailField,
	idTokenField,
	passwordField,
	requireEmail,
	requirePassword,
	requireRecentLogin,
} from '#server/wire/identity/fields.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import {
	type Call,
	defineMethod,
	presentSession,
	signedIn,
	tokenAnswer,
} from '#server/wire/identity/wire-method.ts';

/**
 * Creates an account or, with an ID token, gives the account a password. Closed unless an
 * administrator opened it (S6.01). Open sign-up reveals, as the protocol requires, that an address
 * is taken, so it is strictly throttled. An account alone has no access to the panel.
 */
export const signUp = defineMethod({
	path: '/v1/accounts:signUp',
	input: z.object({
		email: emailField.optional(),
		password: passwordField.optional(),
		displayName: z.string().max(256).optional(),
		idToken: idTokenField.optional(),
	}),
	async run({ idToken, email = '', password = '', displayName = null }, call) {
		if (idToken !== undefined) return linkPassword(call, { idToken, email, password });
		const { openSignUp } = await call.identity.settings();
		if (!openSignUp) throw new WireError('ADMIN_ONLY_OPERATION');
		if (email === '' && password === '') throw new WireError('OPERATION_NOT_ALLOWED');
		const account = await newAccount(call, { email: requireEmail(email), password, displayName });
		const session = await call.identity.db.transaction(async (trx) => {
			if ((await createAccountsRepository(trx).byEmail(account.email ?? '')) !== null)
				throw new WireError('EMAIL_EXISTS');
			await createAccountsWriter(trx).insert(account);
			const begin = {
				account,
				signInProvider: 'password',
				device: call.device,
				replaces: presentSession(call),
			};
			return insertSession(trx, begin, call.now);
		});
		return answer(call, account, await call.identity.sessions.tokensFor({ account, session }));
	},
});

async function newAccount(
	call: Call,
	{ email, password, displayName }: { email: string; password: string; displayName: string | null },
): Promise<Account> {
	if (
		!(await call.identity.throttle.take({ what: 'signUp', subject: email, address: call.address }))
	)
		throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
	const passwordHash = await requirePassword(call, password, email);
	const times = { validSince: call.now, createdAt: call.now, lastLoginAt: call.now };
	return {
		id: newId(),
		email,
		emailVerified: false,
		displayName,
		photoUrl: null,
		passwordHash,
		disabled: false,
		...times,
	};
}

/**
 * Sets a password for an account created by a link or a provider: only for its own address. Another
 * address must be verified first.
 */
async function linkPassword(
	call: Call,
	{ idToken, email, password }: { idToken: string; email: string; password: string },
) {
	const { account, session } = await signedIn(call, idToken);
	requireRecentLogin(call, session);
	if (requireEmail(email).toLowerCase() !== account.email?.toLowerCase())
		throw new WireError('OPERATION_NOT_ALLOWED');
	const passwordHash = await requirePassword(call, password, email);
	await call.identity.db.transaction((trx) =>
		createAccountsWriter(trx).update(account.id, { passwordHash }),
	);
	return answer(call, account, await call.identity.sessions.tokensFor({ account, session }));
}

function answer(
	call: Call,
	{ id, email, displayName }: Account,
	tokens: Parameters<typeof tokenAnswer>[1],
) {
	const name = displayName === null ? {} : { displayName };
	return {
		kind: 'identitytoolkit#SignupNewUserResponse',
		localId: id,
		email,
		...name,
		...tokenAnswer(call, tokens),
	};
}
