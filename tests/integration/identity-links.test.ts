import { expect, test } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { inviteOperator } from '#server/identity/accounts/operators.ts';
import { createOperatorsRepository } from '#server/identity/accounts/operators-repository.ts';
import { ENGINES } from '#tests/support/database.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { serve } from '#tests/support/identity-links.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { lettersOf, newestCode, newestLink } from '#tests/support/outbox.ts';

const SEND = '/v1/accounts:sendOobCode';
const BY_LINK = '/v1/accounts:signInWithEmailLink';
const RESET = '/v1/accounts:resetPassword';
const UPDATE = '/v1/accounts:update';
const NEW_PASSWORD = 'trave superior 1970';

for (const engine of ENGINES) {
	test(`V38 of twenty uses of one sign-in link at once exactly one signs in [${engine}]`, async () => {
		await using site = await serve({ engine });
		const { email } = await anAccount(site.context.identity);
		const client = identityClient(site.url);
		await client.call(
			SEND,
			{
				requestType: 'EMAIL_SIGNIN',
				email,
				continueUrl: 'http://guia.example/login?destino=%2Fadmin',
			},
			elsewhere(),
		);
		const link = await newestLink(site, String(email));
		expect(link.origin + link.pathname).toBe('http://guia.example/login');
		expect(Object.fromEntries(link.searchParams)).toMatchObject({
			mode: 'signIn',
			apiKey: 'guia',
			lang: 'pt-BR',
			destino: '/admin',
		});
		const oobCode = link.searchParams.get('oobCode');
		const replies = await Promise.all(
			Array.from({ length: 20 }, () =>
				identityClient(site.url).call(BY_LINK, { email, oobCode }, elsewhere()),
			),
		);
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(replies.filter(({ status }) => status !== 200).map(refusalOf)).toEqual(
			Array(19).fill('INVALID_OOB_CODE'),
		);
	});

	test(`S7.02 a password link: read, refused by policy, used once; every session before ends [${engine}]`, async () => {
		await using site = await serve({ engine });
		const { account, tab, idToken, refreshToken } = await signedInTab(site);
		const client = identityClient(site.url);
		await client.call(
			SEND,
			{ requestType: 'PASSWORD_RESET', email: String(account.email).toUpperCase() },
			elsewhere(),
		);
		const oobCode = await newestCode(site, String(account.email));
		expect((await client.call(RESET, { oobCode })).json).toMatchObject({
			requestType: 'PASSWORD_RESET',
			email: account.email,
		});
		expect(refusalOf(await client.call(RESET, { oobCode, newPassword: 'curta' }))).toMatch(
			/^PASSWORD_DOES_NOT_MEET_REQUIREMENTS .*\[too-short 8\]$/,
		);
		expect(refusalOf(await client.call(RESET, { oobCode, newPassword: '12345678' }))).toMatch(
			/\[common\]$/,
		);
		const uses = await Promise.all(
			Array.from({ length: 20 }, () => client.call(RESET, { oobCode, newPassword: NEW_PASSWORD })),
		);
		expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
		expect(refusalOf(await tab.call('/v1/accounts:lookup', { idToken }))).toBe('TOKEN_EXPIRED');
		expect(refusalOf(await tab.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
		const signIn = (password: string) =>
			client.call(
				'/v1/accounts:signInWithPassword',
				{ email: account.email, password },
				elsewhere(),
			);
		expect((await signIn(NEW_PASSWORD)).status).toBe(200);
		expect((await signIn(PASSWORD)).status).toBe(400);
		expect((await lettersOf(site)).map(({ subject }) => subject)).toContain(
			'Sua senha do Guia de Jogos foi trocada',
		);
	});

	test(`S7.02 an address is proved, and changed only after the new one is proved [${engine}]`, async () => {
		await using site = await serve({ engine });
		const { account, tab, idToken } = await signedInTab(site, { emailVerified: false });
		const accounts = createAccountsRepository(site.context.db.kysely);
		await tab.call(SEND, { requestType: 'VERIFY_EMAIL', idToken }, elsewhere());
		expect(
			(await tab.call(UPDATE, { oobCode: await newestCode(site, String(account.email)) })).status,
		).toBe(200);
		expect((await accounts.byId(account.id))?.emailVerified).toBe(true);
		const newEmail = 'nova@guia.example';
		expect(
			(
				await tab.call(
					SEND,
					{ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail },
					elsewhere(),
				)
			).json,
		).toMatchObject({
			email: account.email,
		});
		const oobCode = await newestCode(site, newEmail);
		expect((await tab.call(RESET, { oobCode })).json).toMatchObject({
			requestType: 'VERIFY_AND_CHANGE_EMAIL',
			newEmail,
		});
		expect((await accounts.byId(account.id))?.email).toBe(account.email);
		expect((await tab.call(UPDATE, { oobCode })).status).toBe(200);
		expect(refusalOf(await tab.call(UPDATE, { oobCode }))).toBe('INVALID_OOB_CODE');
		expect(await accounts.byId(account.id)).toMatchObject({ email: newEmail, emailVerified: true });
		expect(refusalOf(await tab.call('/v1/accounts:lookup', { idToken }))).toBe('TOKEN_EXPIRED');
		expect((await lettersOf(site)).at(-1)).toMatchObject({
			to: account.email,
			text: expect.stringContaining(newEmail),
		});
	});
}

test('V29 V37 no step of a reset can be skipped, and a code opens only what it was made for', async () => {
	await using site = await serve();
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	await client.call(SEND, { requestType: 'EMAIL_SIGNIN', email }, elsewhere());
	const oobCode = await newestCode(site, String(email));
	const wrong = [
		null,
		[],
		{},
		'',
		'x',
		`${oobCode}x`,
		oobCode.slice(0, -1),
		oobCode.toUpperCase(),
		true,
		0,
	];
	for (const code of wrong)
		expect(
			(await client.call(RESET, { oobCode: code, newPassword: NEW_PASSWORD }, elsewhere())).status,
		).toBe(400);
	expect(refusalOf(await client.call(RESET, { oobCode, newPassword: NEW_PASSWORD }))).toBe(
		'INVALID_OOB_CODE',
	);
	expect(refusalOf(await client.call(UPDATE, { oobCode }))).toBe('INVALID_OOB_CODE');
	expect((await client.call(RESET, { oobCode })).json).toEqual({
		kind: expect.any(String),
		requestType: 'EMAIL_SIGNIN',
	});
	for (let count = 0; count < 5; count += 1)
		expect(
			refusalOf(await client.call(BY_LINK, { email: 'outra@guia.example', oobCode }, elsewhere())),
		).toBe('INVALID_EMAIL');
	expect(refusalOf(await client.call(BY_LINK, { email, oobCode }, elsewhere()))).toBe(
		'INVALID_OOB_CODE',
	);
});

test('V34 a sign-in link to an address that nobody had proved leaves nothing of who set it up', async () => {
	await using site = await serve();
	const { account, tab, idToken } = await signedInTab(site, { emailVerified: false });
	const client = identityClient(site.url);
	await client.call(SEND, { requestType: 'EMAIL_SIGNIN', email: account.email }, elsewhere());
	const signedIn = await client.call(
		BY_LINK,
		{ email: account.email, oobCode: await newestCode(site, String(account.email)) },
		elsewhere(),
	);
	expect(signedIn.json).toMatchObject({ localId: account.id, isNewUser: false });
	expect(refusalOf(await tab.call('/v1/accounts:lookup', { idToken }))).toBe('TOKEN_EXPIRED');
	expect(await createAccountsRepository(site.context.db.kysely).byId(account.id)).toMatchObject({
		emailVerified: true,
		passwordHash: null,
	});
});

test('S6.01 an invitation is accepted by choosing a password, once', async () => {
	await using site = await serve();
	const { identity, db } = site.context;
	const invited = await inviteOperator(identity, {
		email: 'nova@guia.example',
		name: 'Nova',
		role: 'editor',
		actor: SYSTEM,
	});
	if (!invited.ok) throw new Error(invited.error);
	const client = identityClient(site.url);
	const { code: oobCode, operator } = invited.value;
	expect((await client.call(RESET, { oobCode, newPassword: NEW_PASSWORD })).json).toMatchObject({
		email: 'nova@guia.example',
	});
	expect((await client.call(RESET, { oobCode, newPassword: NEW_PASSWORD })).status).toBe(400);
	expect((await createOperatorsRepository(db.kysely).byId(operator.id))?.joinedAt).not.toBeNull();
	const signIn = { email: 'nova@guia.example', password: NEW_PASSWORD };
	expect((await client.call('/v1/accounts:signInWithPassword', signIn, elsewhere())).status).toBe(
		200,
	);
});
