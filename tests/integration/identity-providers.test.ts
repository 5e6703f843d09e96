import { expect, test } from 'vitest';
import { IDENTITY_RECORD } from '#core/identity/identity-settings.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { inviteOperator } from '#server/identity/accounts/operators.ts';
import { ENGINES } from '#tests/support/database.ts';
import { anAccount } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { bearing, IDP, post, serve, wander } from '#tests/support/provider-visits.ts';

for (const engine of ENGINES) {
	test(`S7.02 V34 a provider signs in who was invited, by its subject from then on; a stranger gets no account [${engine}]`, async () => {
		await using world = await serve({ engine });
		const { site, provider } = world;
		const { identity, db } = site.context;
		expect(refusalOf(await post(site, bearing(await provider.token())))).toBe(
			'ADMIN_ONLY_OPERATION',
		);
		expect(await createAccountsRepository(db.kysely).byEmail('ana@guia.example')).toBeNull();
		await inviteOperator(identity, {
			email: 'ana@guia.example',
			name: 'Ana',
			role: 'editor',
			actor: SYSTEM,
		});
		const first = await post(site, bearing(await provider.token()));
		expect(first.json).toMatchObject({
			providerId: 'oidc.teste',
			federatedId: 'subject-1',
			email: 'ana@guia.example',
			isNewUser: false,
		});
		provider.person = { sub: 'subject-1', email: 'outra@guia.example', email_verified: false };
		expect((await post(site, bearing(await provider.token()))).json).toMatchObject({
			localId: first.json.localId,
		});
		provider.person = { sub: 'subject-2', email: 'ana@guia.example', email_verified: true };
		expect(refusalOf(await post(site, bearing(await provider.token())))).toBe(
			'INVALID_IDP_RESPONSE',
		);
	});

	test(`V32 V38 the way there and back: PKCE, nonce, state and cookie; its outcome serves once [${engine}]`, async () => {
		await using world = await serve({ engine });
		const { site } = world;
		await anAccount(site.context.identity, { email: 'ana@guia.example' });
		const { event, page, back, browser } = await wander(site);
		expect(event).toMatchObject({
			type: 'signInViaPopup',
			eventId: 'e1',
			sessionId: 'e1',
			postBody: expect.stringContaining('idp_result='),
		});
		expect(page.headers.get('content-security-policy')).toMatch(
			/^default-src 'none'; script-src 'sha256-/,
		);
		expect(page.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
		const body = {
			requestUri: event?.urlResponse,
			sessionId: event?.sessionId,
			postBody: event?.postBody,
			returnIdpCredential: true,
		};
		expect(
			refusalOf(
				await post(site, {
					...body,
					sessionId: 'e2',
					postBody: 'idp_result=x&providerId=oidc.teste',
				}),
			),
		).toMatch(/^INVALID_IDP/);
		const uses = await Promise.all(Array.from({ length: 20 }, () => post(site, body)));
		expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await browser.request('GET', back.pathname + back.search, elsewhere())).status).toBe(
			400,
		);
		const stranger = await wander(site, { cookies: false });
		expect([stranger.page.status, stranger.event]).toEqual([400, null]);
	});
}

test('V34 an account that somebody set up on an address that was not theirs is taken over, and they are out', async () => {
	await using world = await serve();
	const { site, provider } = world;
	const { account, tab, idToken } = await signedInTab(site, {
		email: 'ana@guia.example',
		emailVerified: false,
	});
	expect((await post(site, bearing(await provider.token()))).json).toMatchObject({
		localId: account.id,
	});
	expect(refusalOf(await tab.call('/v1/accounts:lookup', { idToken }))).toBe('TOKEN_EXPIRED');
	const after = await createAccountsRepository(site.context.db.kysely).byId(account.id);
	expect(after).toMatchObject({ emailVerified: true, passwordHash: null });
});

test('S7.02 linking: to the own account, not twice, never one that belongs to somebody else', async () => {
	await using world = await serve();
	const { site, provider } = world;
	const first = await signedInTab(site);
	const second = await signedInTab(site);
	const link = (tab: typeof first, body: object) =>
		tab.tab.call(IDP, { ...body, idToken: tab.idToken }, elsewhere());
	provider.person = { sub: 'subject-9', email: 'fora@guia.example', email_verified: false };
	const token = await provider.token();
	expect((await link(first, bearing(token))).json).toMatchObject({
		localId: first.account.id,
		idToken: expect.any(String),
	});
	expect(refusalOf(await link(second, bearing(token)))).toBe('FEDERATED_USER_ID_ALREADY_LINKED');
	const soft = await link(second, { ...bearing(token), returnIdpCredential: true });
	expect([soft.status, soft.json.errorMessage]).toEqual([200, 'FEDERATED_USER_ID_ALREADY_LINKED']);
	const again = await post(site, {
		...bearing(await provider.token({ sub: 'subject-10' })),
		autoCreate: false,
	});
	expect(refusalOf(again)).toBe('EMAIL_NOT_FOUND');
});

test('F22 a provider that is away hinders nobody else, and is no reason to sign anybody out', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	provider.mode = 'down';
	const start = '/identity/oidc/entrar?provider=oidc.teste&type=signInViaPopup';
	expect((await identityClient(site.url).request('GET', start, elsewhere())).text).toContain(
		'auth/network-request-failed',
	);
	expect((await signedInTab(site)).idToken).toMatch(/^ey/);
	expect((await post(site, bearing(await provider.token()))).status).toBe(503);
});

test('S7.02 a provider that takes the secret in the form gets it there', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	provider.authentication = 'client_secret_post';
	expect((await wander(site)).event).toMatchObject({
		postBody: expect.stringContaining('idp_result='),
	});
});

test('with open sign-up a provider makes an account for a proved address', async () => {
	await using world = await serve();
	const { site, provider } = world;
	const { db, identity } = site.context;
	await db.transaction((trx) =>
		createSettingWriter(trx).write(
			IDENTITY_RECORD.collection,
			IDENTITY_RECORD.id,
			{ openSignUp: true },
			identity.now(),
		),
	);
	expect((await post(site, bearing(await provider.token()))).json).toMatchObject({
		isNewUser: true,
		emailVerified: true,
	});
});
