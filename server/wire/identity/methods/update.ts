import { z } from 'zod';
import { mailCopy } from '#core/mail/copy/mail.ts';
import { audit } from '#server/audit/audit.ts';
import type { AccountPatch } from '#server/identity/accounts/accounts-repository.ts';
import {
	createAccountsRepository,
	createAccountsWriter,
} from '#server/identity/accounts/accounts-repository.ts';
import { storePassword } from '#server/identity/accounts/change-password.ts';
import { spendAddressLink } from '#server/identity/links/spend-link.ts';
import type { SignedIn } from '#server/identity/sessions/sessions.ts';
import { providerUserInfo } from '#server/wire/identity/account-answer.ts';
import {
	emailField,
	idTokenField,
	passwordField,
	requirePassword,
	requireRecentLogin,
} from '#server/wire/identity/fields.ts';
import { linkError, oobCodeField } from '#server/wire/identity/link-code.ts';
import { WireError } from '#server/wire/identity/wire-error.ts';
import {
	type Call,
	defineMethod,
	signedIn,
	tokenAnswer,
} from '#server/wire/identity/wire-method.ts';

const input = z.object({
	/** Optional only together with a code. */
	idToken: idTokenField.default(''),
	oobCode: oobCodeField.optional(),
	displayName: z.string().max(256).nullish(),
	photoUrl: z.string().max(2_048).nullish(),
	deleteAttribute: z
		.array(z.enum(['DISPLAY_NAME', 'PHOTO_URL']))
		.max(2)
		.optional(),
	deleteProvider: z.array(z.string().max(128)).max(10).optional(),
	email: emailField.optional(),
	password: passwordField.optional(),
});
type Input = z.infer<typeof input>;

/** Changes the signed-in account: name and picture, password, linked providers. */
export const update = defineMethod({
	path: '/v1/accounts:update',
	input,
	async run(asked, call) {
		if (asked.oobCode !== undefined) return applyLink(call, asked.oobCode);
		const who = await signedIn(call, asked.idToken);
		// A new address must be proved first: verifyBeforeUpdateEmail sends the code.
		if (asked.email !== undefined && asked.email.toLowerCase() !== who.account.email?.toLowerCase())
			throw new WireError(
				'OPERATION_NOT_ALLOWED',
				'Please verify the new email before changing email.',
			);
		if (asked.password !== undefined) await changePassword(call, who, asked.password);
		await changeProfile(call, who, asked);
		return answer(call, who);
	},
});

/** Applies a link from an e-mail: proves or changes the address. */
async function applyLink(call: Call, code: string): Promise<object> {
	if (
		!(await call.identity.throttle.take({ what: 'signIn', subject: null, address: call.address }))
	)
		throw new WireError('TOO_MANY_ATTEMPTS_TRY_LATER');
	const spent = await spendAddressLink(call.identity, code);
	if (!spent.ok) throw linkError(spent.error);
	return { kind: 'identitytoolkit#SetAccountInfoResponse' };
}

async function changePassword(
	call: Call,
	{ account, session }: SignedIn,
	password: string,
): Promise<void> {
	requireRecentLogin(call, session);
	const passwordHash = await requirePassword(call, password, account.email);
	const { db } = call.identity;
	await db.transaction(async (trx) => {
		await storePassword(trx, {
			accountId: account.id,
			passwordHash,
			now: call.now,
			except: session.id,
		});
		const actor = {
			id: account.id,
			name: account.displayName ?? account.email ?? account.id,
			network: call.device.network,
		};
		await audit(trx, actor, 'account.password-changed', { at: call.now, subject: account.id });
	});
	if (account.email !== null)
		void call.identity.mailer.send(account.email, (site) => mailCopy.passwordChanged({ site }));
}

async function changeProfile(
	call: Call,
	{ account, session }: SignedIn,
	asked: Input,
): Promise<void> {
	const patch = profilePatch(asked);
	const { deleteProvider = [] } = asked;
	if (deleteProvider.length > 0) requireRecentLogin(call, session);
	await call.identity.db.transaction(async (trx) => {
		const accounts = createAccountsWriter(trx);
		if (Object.keys(patch).length > 0) await accounts.update(account.id, patch);
		for (const provider of deleteProvider) {
			if (provider === 'password') await accounts.update(account.id, { passwordHash: null });
			else await accounts.unlink(account.id, provider);
		}
		await keepsAWayIn(createAccountsRepository(trx), account.id, deleteProvider);
	});
}

/**
 * The last sign-in method cannot be removed. Throws inside the transaction, so the whole change is
 * rolled back.
 * @throws WireError
 */
async function keepsAWayIn(
	accounts: ReturnType<typeof createAccountsRepository>,
	id: string,
	removed: readonly string[],
): Promise<void> {
	if (removed.length === 0) return;
	const [after, identities] = await Promise.all([
		accounts.byId(id),
		accounts.federatedIdentities(id),
	]);
	if (after?.passwordHash === null && identities.length === 0)
		throw new WireError('OPERATION_NOT_ALLOWED', 'The last way to sign in.');
}

function profilePatch({ displayName, photoUrl, deleteAttribute = [] }: Input): AccountPatch {
	const cleared = {
		displayName: deleteAttribute.includes('DISPLAY_NAME'),
		photoUrl: deleteAttribute.includes('PHOTO_URL'),
	};
	const changed = {
		displayName: cleared.displayName ? null : displayName,
		photoUrl: cleared.photoUrl ? null : photoUrl,
	};
	const given = Object.entries(changed).filter(([, value]) => value !== undefined);
	return Object.fromEntries(given.map(([name, value]) => [name, value === '' ? null : value]));
}

/**
 * The current account and fresh tokens of the same session: the client takes name and picture from
 * here.
 */
async function answer(call: Call, { account: before, session }: SignedIn) {
	const accounts = createAccountsRepository(call.identity.db.kysely);
	const account = (await accounts.byId(before.id)) ?? before;
	const tokens = await call.identity.sessions.tokensFor({ account, session });
	return {
		...{
			kind: 'identitytoolkit#SetAccountInfoResponse',
			localId: account.id,
			email: account.email,
			emailVerified: account.emailVerified,
		},
		...{ displayName: account.displayName ?? '', photoUrl: account.photoUrl ?? '' },
		...(account.passwordHash === null ? {} : { passwordHash: 'set' }),
		providerUserInfo: providerUserInfo(account, await accounts.federatedIdentities(account.id)),
		...tokenAnswer(call, tokens),
	};
}
