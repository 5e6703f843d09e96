import { createHmac } from 'node:crypto';
import { exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountsWriter } from '#server/identity/accounts/accounts-repository.ts';
import { ISSUER } from '#server/identity/sessions/id-token.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { anAccount } from '#tests/support/identity.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const LOOKUP = '/v1/accounts:lookup';

let site: TestServer;
beforeAll(async () => {
	site = await startTestServer({ config: { trustProxy: ['127.0.0.1'] } });
});
afterAll(() => site[Symbol.asyncDispose]());

test('V35 V37 only tokens that we signed, for us, now, and unchanged, are believed', async () => {
	const { account, idToken } = await signedInTab(site, { role: 'administrator' });
	const { identity } = site.context;
	const access = (token: string) =>
		operatorByToken(identity, { idToken: token, needs: 'editor', network: null });
	expect((await access(idToken)).ok).toBe(true);
	const [head = '', body = '', signature = ''] = idToken.split('.');
	const header = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string };
	const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
	const { privateKey: stranger } = await generateKeyPair('RS256');
	const { privateKey: own } = await identity.ring.signing();
	const jwk = (await identity.ring.jwks()).keys[0] ?? {};
	const pem = await exportSPKI((await importJWK(jwk, 'RS256')) as CryptoKey);
	const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const hs = `${part({ alg: 'HS256', kid: header.kid, typ: 'JWT' })}.${body}`;
	const sign = (payload: JWTPayload, over: object = {}, key = own) =>
		new SignJWT(payload)
			.setProtectedHeader({ alg: 'RS256', kid: header.kid, typ: 'JWT', ...over })
			.sign(key);
	const critical = `${part({ alg: 'RS256', kid: header.kid, typ: 'JWT', crit: ['x'], x: 1 })}.${body}`;
	const seconds = Math.floor(Date.now() / 1000);
	expect((await access(await sign(claims))).ok).toBe(true);
	const forged = [
		`${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
		`${part({ alg: 'none', kid: header.kid, typ: 'JWT' })}.${body}.${signature}`,
		`${hs}.${createHmac('sha256', pem).update(hs).digest('base64url')}`,
		await sign(claims, {}, stranger),
		await sign(claims, { kid: '../../../../dev/null' }),
		await sign(claims, { kid: "x' or '1'='1" }),
		await sign(claims, { kid: undefined, jwk }),
		await sign(claims, { kid: undefined, jku: 'http://127.0.0.1/keys' }),
		await sign(claims, { typ: 'at+jwt' }),
		`${critical}.${Buffer.from(await crypto.subtle.sign('RSASSA-PKCS1-v1_5', own, Buffer.from(critical))).toString('base64url')}`,
		await sign({ ...claims, exp: seconds - 61 }),
		await sign({ ...claims, nbf: seconds + 600 }),
		await sign({ ...claims, aud: 'other' }),
		await sign({ ...claims, iss: `${ISSUER}x` }),
		await sign({ ...claims, sub: 'somebody else' }),
		await sign({ ...claims, sid: 'x' }),
		await sign({ ...claims, sid: undefined }),
		'',
		'..',
		'a.b.c',
		`${idToken}.`,
		` ${idToken}`,
	];
	for (const token of forged) expect([token, (await access(token)).ok]).toEqual([token, false]);
	for (let place = 0; place < idToken.length; place += 7) {
		const changed =
			idToken.slice(0, place) + (idToken[place] === 'A' ? 'B' : 'A') + idToken.slice(place + 1);
		expect([place, (await access(changed)).ok]).toEqual([place, false]);
	}
	const ends = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
		.split('')
		.filter((letter) => letter !== idToken.at(-1));
	for (const letter of ends) expect((await access(idToken.slice(0, -1) + letter)).ok).toBe(false);
	expect(account.id).toBe(claims.sub);
});

test('S6.01 V20 an account that nobody invited, a disabled operator and a lower role are refused at the next call', async () => {
	const { identity } = site.context;
	const { db } = identity;
	await anAccount(identity, { role: 'administrator' });
	const stranger = await signedInTab(site);
	const editor = await signedInTab(site, { role: 'editor' });
	const ask = (idToken: string, needs: 'editor' | 'administrator') =>
		operatorByToken(identity, { idToken, needs, network: null });
	expect(await ask(stranger.idToken, 'editor')).toEqual({ ok: false, error: 'not-invited' });
	expect(await ask(editor.idToken, 'editor')).toMatchObject({
		ok: true,
		value: { operator: { role: 'editor' } },
	});
	expect(await ask(editor.idToken, 'administrator')).toEqual({ ok: false, error: 'not-allowed' });
	await db.transaction((trx) =>
		createAccountsWriter(trx).update(editor.account.id, { disabled: true }),
	);
	expect(await ask(editor.idToken, 'editor')).toEqual({ ok: false, error: 'signed-out' });
	expect(refusalOf(await editor.tab.call(LOOKUP, { idToken: editor.idToken }, elsewhere()))).toBe(
		'USER_DISABLED',
	);
});

test('S7.03 the token sync takes fresh tokens from our own pages only, and its end is the end of the session', async () => {
	const { tab, idToken } = await signedInTab(site);
	const bearer = { authorization: `Bearer ${idToken}`, ...elsewhere() };
	expect(
		(await tab.request('POST', '/session', { ...bearer, 'sec-fetch-site': 'cross-site' })).status,
	).toBe(403);
	expect(
		(await tab.request('DELETE', '/session', { 'sec-fetch-site': 'same-site', ...elsewhere() }))
			.status,
	).toBe(403);
	expect((await tab.request('POST', '/session', elsewhere())).status).toBe(401);
	const synced = await tab.request('POST', '/session', bearer);
	expect([synced.status, synced.headers.get('cache-control')]).toEqual([200, 'no-store']);
	expect(synced.headers.getSetCookie()).toEqual([
		expect.stringMatching(/^guia-session=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/),
	]);
	expect((await tab.request('DELETE', '/session', elsewhere())).status).toBe(200);
	expect(tab.cookies.size).toBe(0);
	expect(refusalOf(await tab.call(LOOKUP, { idToken }, elsewhere()))).toBe('TOKEN_EXPIRED');
	expect((await tab.request('POST', '/session', bearer)).status).toBe(401);
});

test('S7.03 S9.03 a token older than five minutes gives no session', async () => {
	const { identity } = site.context;
	const { account, tab, idToken } = await signedInTab(site);
	const claims = JSON.parse(
		Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString(),
	) as JWTPayload;
	const { id, privateKey } = await identity.ring.signing();
	const iat = Number(claims.iat) - 361;
	const old = await new SignJWT({ ...claims, iat })
		.setProtectedHeader({ alg: 'RS256', kid: id, typ: 'JWT' })
		.sign(privateKey);
	expect((await tab.call(LOOKUP, { idToken: old }, elsewhere())).status).toBe(200);
	expect(
		(await tab.request('POST', '/session', { authorization: `Bearer ${old}`, ...elsewhere() }))
			.status,
	).toBe(401);
	expect(account.id).toBe(claims.sub);
});

test('the refresh secret works for pages of ours through the official client only, and refusals there sign nobody out', async () => {
	const { tab, refreshToken } = await signedInTab(site);
	const form = new URLSearchParams({
		grant_type: 'refresh_token',
		refresh_token: refreshToken,
	}).toString();
	const headers = { 'content-type': 'application/x-www-form-urlencoded', ...elsewhere() };
	const bare = {
		...headers,
		cookie: [...tab.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
	};
	const without = await fetch(`${site.url}/identity/v1/token`, {
		method: 'POST',
		headers: bare,
		body: form,
	});
	const foreign = await tab.request(
		'POST',
		'/identity/v1/token',
		{ ...headers, 'sec-fetch-site': 'cross-site' },
		form,
	);
	for (const { status, text } of [{ status: without.status, text: await without.text() }, foreign])
		expect([status, text]).toEqual([403, '']);
	const other = await signedInTab(site);
	const mixed = await tab.refresh(other.refreshToken);
	expect([mixed.status, mixed.text]).toEqual([409, '']);
	expect((await tab.refresh(refreshToken)).status).toBe(200);
	tab.cookies.clear();
	expect(refusalOf(await tab.refresh(refreshToken))).toBe('TOKEN_EXPIRED');
});
