import { createHash } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { anAccount } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { bearing, IDP, post, serve, wander } from '#tests/support/provider-visits.ts';

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

test('V01 an address in the description of a provider is asked by the guarded client only', async () => {
	await using world = await serve();
	const { site, provider } = world;
	await anAccount(site.context.identity, { email: 'ana@guia.example' });
	provider.mode = 'private-endpoint';
	expect((await wander(site)).event?.error).toMatchObject({ code: 'auth/network-request-failed' });
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
