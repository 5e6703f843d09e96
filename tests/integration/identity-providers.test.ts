import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IDENTITY_RECORD } from '#core/identity/identity-settings.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { inviteOperator } from '#server/identity/accounts/operators.ts';
import { ENGINES } from '#tests/support/database.ts';
import { anAccount } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { startTestProvider } from '#tests/support/oidc-provider.ts';
import {
	startTestServer,
	type TestServer,
	type TestServerOptions,
} from '#tests/support/test-server.ts';

const IDP = '/v1/accounts:signInWithIdp';

async function serve(options: TestServerOptions = {}) {
	const provider = await startTestProvider();
	const config = {
		oidc: provider.config,
		outboundAllow: [provider.allow],
		trustProxy: ['127.0.0.1'],
	};
	const site = await startTestServer({ ...options, config: { ...config, ...options.config } });
	return {
		...{ provider, site },
		async [Symbol.asyncDispose]() {
			await site[Symbol.asyncDispose]();
			await provider[Symbol.asyncDispose]();
		},
	};
}

/** What the official client posts for a credential that it was given. */
const bearing = (idToken: string, nonce = '') => ({
	...{ requestUri: 'http://localhost', returnSecureToken: true },
	postBody: `&id_token=${idToken}&providerId=oidc.teste${nonce === '' ? '' : `&nonce=${nonce}`}`,
});

function post(site: TestServer, body: object) {
	return identityClient(site.url).call(IDP, body, elsewhere());
}

/** Follows a browser to the provider and back, with or without its cookies. */
async function wander(site: TestServer, { cookies = true } = {}) {
	const browser = identityClient(site.url);
	const start = '/identity/oidc/entrar?provider=oidc.teste&type=signInViaPopup&event=e1';
	const out = await browser.request('GET', start, elsewhere());
	const at = await fetch(out.headers.get('location') ?? '', { redirect: 'manual' });
	const back = new URL(at.headers.get('location') ?? site.url);
	const visitor = cookies ? browser : identityClient(site.url);
	const page = await visitor.request('GET', back.pathname + back.search, {
		...elsewhere(),
		'sec-fetch-site': 'cross-site',
	});
	const told = /id="outcome">(.*?)<\/script>/.exec(page.text)?.[1];
	const { event } =
		told === undefined ? { event: null } : (JSON.parse(told) as { event: Record<string, unknown> });
	return { browser, back, page, event };
}

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

test('V33 an answer without a person, an error as 200, a cut one: nobody is signed in, nothing is written, nothing breaks', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	for (const mode of [
		'empty',
		'no-subject',
		'error-as-200',
		'cut',
		'other-nonce',
		'other-key',
		'elsewhere',
	] as const) {
		provider.mode = mode;
		const { event, page } = await wander(site);
		expect([mode, page.status, event?.postBody, event?.error]).toEqual([
			...[mode, 200, null],
			expect.objectContaining({ code: 'auth/invalid-credential' }),
		]);
	}
	provider.mode = 'endless';
	expect((await wander(site)).event?.error).toMatchObject({ code: 'auth/network-request-failed' });
	expect(provider.hits).not.toContain('/other');
	provider.mode = 'deny';
	expect((await wander(site)).event?.error).toMatchObject({ code: 'auth/user-cancelled' });
	const rows = await site.context.db.kysely
		.selectFrom('federated_identities')
		.selectAll()
		.execute();
	expect(rows).toEqual([]);
});

test('V32 V35 a token counts only when this provider signed it, for us, now, by an algorithm with a public key', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	const other = await generateKeyPair('RS256');
	const now = Math.floor(Date.now() / 1000);
	const good = await provider.token();
	const [head = '', payload = '', signature = ''] = good.split('.');
	const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
	const bad = [
		...[
			'',
			'x',
			'{}',
			`${none}.${payload}.`,
			`${head}.${payload}.`,
			`${head}.${payload}.${signature.slice(0, -8)}AAAAAAAA`,
		],
		await provider.token({}, { key: other.privateKey }),
		await provider.token({ iss: 'https://evil.example' }),
		await provider.token({ aud: 'somebody-else' }),
		await provider.token({ aud: ['guia-client', 'other'] }),
		await provider.token({ azp: 'other' }),
		await provider.token({ exp: now - 600 }),
		await provider.token({ iat: now - 3_600, exp: now + 600 }),
		await provider.token({ sub: '' }),
		await new SignJWT({ ...provider.person })
			.setProtectedHeader({ alg: 'HS256' })
			.setIssuer(provider.issuer)
			.setAudience('guia-client')
			.setIssuedAt()
			.setExpirationTime('5m')
			.sign(Buffer.from(provider.config.clientSecret)),
	];
	for (const token of bad)
		expect(refusalOf(await post(site, bearing(token)))).toMatch(/^INVALID_IDP_RESPONSE/);
	expect(
		refusalOf(
			await post(site, {
				requestUri: 'http://localhost',
				postBody: `id_token=${good}&providerId=oidc.outro`,
			}),
		),
	).toBe('OPERATION_NOT_ALLOWED');
	const hashed = createHash('sha256').update('raw').digest('hex');
	const withNonce = await provider.token({ nonce: hashed });
	expect(refusalOf(await post(site, bearing(withNonce)))).toBe('MISSING_OR_INVALID_NONCE');
	expect((await post(site, bearing(withNonce, 'raw'))).status).toBe(200);
});

test('V21 V34 an address that the provider does not vouch for: one answer, whether or not there is an account', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	const answers = [];
	for (const email of ['ana@guia.example', 'ninguem@guia.example']) {
		const token = await provider.token({ email, email_verified: false });
		answers.push(
			(await post(site, bearing(token))).text.replace(email, 'EMAIL').replace(token, 'TOKEN'),
		);
	}
	expect(new Set(answers).size).toBe(1);
	expect(answers[0]).toContain('"needConfirmation":true');
});

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

test('V01 an address in the description of a provider is asked by the guarded client only', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	provider.mode = 'private-endpoint';
	expect((await wander(site)).event?.error).toMatchObject({ code: 'auth/network-request-failed' });
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

test('F22 a provider changes its key: half a minute later its tokens count again, those of the old key no longer', async () => {
	await using world = await serve();
	const { site, provider } = world;
	const { account } = await signedInTab(site, { email: 'ana@guia.example' });
	const old = await provider.token();
	expect((await post(site, bearing(old))).json).toMatchObject({ localId: account.id });
	await provider.changeKey();
	const fresh = await provider.token();
	expect(refusalOf(await post(site, bearing(fresh)))).toMatch(/^INVALID_IDP_RESPONSE/);
	vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
	onTestFinished(() => void vi.useRealTimers());
	expect((await post(site, bearing(fresh))).json).toMatchObject({ localId: account.id });
	expect(refusalOf(await post(site, bearing(old)))).toMatch(/^INVALID_IDP_RESPONSE/);
});

test('with open sign-up a provider makes an account for a proved address', async () => {
	await using world = await serve();
	const { site, provider } = world;
	const { db, identity } = site.context;
	await db.transaction((trx) =>
		createSettingRepository(trx).write(
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

test('V32 another issuer in the description of a provider is no provider; malformed questions are refused', async () => {
	await using world = await serve();
	const { site, provider } = world;
	provider.mode = 'other-issuer';
	const browser = identityClient(site.url);
	const start = (query: string) =>
		browser.request('GET', `/identity/oidc/entrar?${query}`, elsewhere());
	expect((await start('provider=oidc.teste&type=signInViaPopup')).text).toContain(
		'auth/invalid-credential',
	);
	expect((await start('provider=oidc.outro&type=signInViaPopup')).text).toContain(
		'auth/operation-not-allowed',
	);
	for (const query of [
		'',
		'provider=oidc.teste',
		'provider=oidc.teste&type=x',
		'provider[]=1&type=signInViaPopup',
	])
		expect((await start(query)).status).toBe(400);
	const foreign = await browser.request(
		'GET',
		'/identity/oidc/entrar?provider=oidc.teste&type=signInViaPopup',
		{
			...{ ...elsewhere(), 'sec-fetch-site': 'cross-site' },
		},
	);
	expect(foreign.status).toBe(403);
	for (const query of ['', 'state=x', 'state=x&code=y', `state=${'a'.repeat(5_000)}`])
		expect(
			(await browser.request('GET', `/identity/oidc/retorno?${query}`, elsewhere())).status,
		).toBe(400);
	for (const body of [
		null,
		[],
		{},
		{ postBody: 1 },
		{ postBody: 'providerId=oidc.teste' },
		{ requestUri: '::', postBody: '&&&=' },
	])
		expect((await browser.call(IDP, body, elsewhere())).status).toBe(400);
});
