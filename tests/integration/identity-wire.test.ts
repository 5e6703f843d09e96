import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { sendRaw, startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SIGN_IN = '/v1/accounts:signInWithPassword';
const LOOKUP = '/v1/accounts:lookup';
let site: TestServer;

beforeAll(async () => {
	site = await startTestServer({ config: { trustProxy: ['127.0.0.1'] } });
});

afterAll(() => site[Symbol.asyncDispose]());

test('V21 unknown, wrong, without a password, disabled and unverified are one answer, byte by byte', async () => {
	const { identity } = site.context;
	const [active, disabled, unverified, bare] = [
		await anAccount(identity),
		await anAccount(identity, { disabled: true }),
		await anAccount(identity, { emailVerified: false }),
		await anAccount(identity, { passwordHash: null }),
	];
	const tries = [
		{ email: 'ninguem@guia.example', password: PASSWORD },
		{ email: active.email, password: 'outra senha qualquer' },
		{ email: disabled.email, password: PASSWORD },
		{ email: unverified.email, password: 'outra senha qualquer' },
		{ email: bare.email, password: PASSWORD },
		{ email: 'isto nem endereço é', password: PASSWORD },
	];
	const client = identityClient(site.url);
	const answers = [];
	for (const body of tries) {
		const { status, text, headers } = await client.call(SIGN_IN, body, elsewhere());
		answers.push(
			JSON.stringify([status, text, headers.getSetCookie(), headers.get('content-type')]),
		);
	}
	expect(new Set(answers).size).toBe(1);
	expect(answers[0]).toContain('INVALID_LOGIN_CREDENTIALS');
});

test('V38 fields that are not part of a call change nothing', async () => {
	const { account, tab, idToken } = await signedInTab(site);
	const body = {
		idToken,
		displayName: 'Nova',
		emailVerified: false,
		disableUser: true,
		validSince: '1',
		localId: 'other',
		role: 'administrator',
	};
	expect(
		(
			await tab.call(
				'/v1/accounts:update',
				{ ...body, createdAt: '1', passwordHash: 'x' },
				elsewhere(),
			)
		).status,
	).toBe(200);
	const { users } = (await tab.call(LOOKUP, { idToken }, elsewhere())).json as {
		users: Record<string, unknown>[];
	};
	expect(users[0]).toMatchObject({
		localId: account.id,
		displayName: 'Nova',
		emailVerified: true,
		disabled: false,
	});
	expect(users[0]?.createdAt).toBe(String(account.createdAt));
});

test('ASVS 7.5.1 password and deletion ask for credentials checked within five minutes', async () => {
	const { account, tab, idToken } = await signedInTab(site);
	const { db, now } = site.context.identity;
	await db.transaction(async (trx) => {
		await trx
			.updateTable('sessions')
			.set({ auth_at: now() - 5 * 60_000 - 1 })
			.where('account_id', '=', account.id)
			.execute();
	});
	for (const [path, body] of [
		['/v1/accounts:update', { password: 'gramado novo 2026' }],
		['/v1/accounts:delete', {}],
		['/v1/accounts:signUp', { email: account.email, password: 'gramado novo 2026' }],
		['/v1/accounts:update', { deleteProvider: ['password'] }],
	] as const)
		expect([path, refusalOf(await tab.call(path, { idToken, ...body }, elsewhere()))]).toEqual([
			path,
			'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
		]);
});

test('behind https the cookies belong to the host alone', async () => {
	await using secure = await startTestServer({ config: { publicUrl: 'https://guia.example' } });
	const account = await anAccount(secure.context.identity);
	const tab = identityClient(secure.url);
	const reply = await tab.call(SIGN_IN, { email: account.email, password: PASSWORD });
	expect(reply.headers.getSetCookie()[0]).toMatch(
		/^__Host-rt=.+; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/,
	);
	expect(reply.headers.get('strict-transport-security')).toContain('max-age');
	expect(
		(
			await tab.call(
				SIGN_IN,
				{ email: account.email, password: PASSWORD },
				{ 'sec-fetch-site': 'cross-site' },
			)
		).status,
	).toBe(403);
});

test('V43 malformed requests: no 500, no answer that signs anybody out, and the service goes on', async () => {
	const client = identityClient(site.url);
	const paths = [
		'accounts:signUp',
		'accounts:signInWithPassword',
		'accounts:lookup',
		'accounts:update',
		'accounts:delete',
		'token',
		'setup',
	];
	const seen = new Set<number>();
	const json = fc.json({ maxDepth: 3 });
	const body = fc.oneof(
		fc.string({ unit: 'binary', maxLength: 200 }),
		json,
		fc.constantFrom('', '{', '[]', 'null', '{"email":{}}', '{"__proto__":{}}'),
	);
	const type = fc.constantFrom(
		'application/json',
		'application/x-www-form-urlencoded',
		'text/plain',
		'multipart/form-data; boundary=x',
		'',
	);
	await fc.assert(
		fc.asyncProperty(fc.constantFrom(...paths), type, body, async (path, contentType, text) => {
			const reply = await client.request(
				'POST',
				`/identity/v1/${path}`,
				{ 'content-type': contentType, ...elsewhere() },
				text,
			);
			seen.add(reply.status);
		}),
		{ numRuns: 300, seed: 20_261_121 },
	);
	expect([...seen].filter((status) => status >= 500)).toEqual([]);
	const huge = await client.request(
		'POST',
		'/identity/v1/accounts:lookup',
		{ 'content-type': 'application/json', ...elsewhere() },
		'x'.repeat(70_000),
	);
	expect(huge.status).toBe(413);
	const cut = await sendRaw(
		site.url,
		'POST /identity/v1/token HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\nconnection: close\r\n\r\n12345',
	);
	expect(cut).toMatch(/^HTTP\/1\.1 403/);
	expect((await client.request('GET', '/identity/v2/passwordPolicy', elsewhere())).status).toBe(
		200,
	);
});

test('the open answers of the service hold nothing private', async () => {
	const client = identityClient(site.url);
	const [projects, policy, keys] = await Promise.all(
		[
			'/identity/v1/projects?key=x',
			'/identity/v2/passwordPolicy',
			'/identity/.well-known/jwks.json',
		].map((path) => client.request('GET', path, elsewhere())),
	);
	expect(projects?.json).toEqual({ projectId: 'guia', authorizedDomains: ['localhost'] });
	expect(policy?.json).toMatchObject({
		schemaVersion: 1,
		customStrengthOptions: { minPasswordLength: 8, maxPasswordLength: 256 },
	});
	for (const key of (keys?.json.keys as object[] | undefined) ?? [])
		expect(Object.keys(key)).not.toContain('d');
	expect(keys?.headers.get('access-control-allow-origin')).toBeNull();
});
