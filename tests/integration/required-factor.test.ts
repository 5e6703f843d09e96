import { expect, test } from 'vitest';
import { COMMAND_LINE } from '#server/audit/audit.ts';
import { readFactorHolders } from '#server/identity/factors/factor-holders.ts';
import {
	readIdentitySettings,
	saveIdentitySettings,
} from '#server/identity/save-identity-settings.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { begin, clocked } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { lettersOf } from '#tests/support/outbox.ts';
import { callPanel, signInAs } from '#tests/support/panel.ts';
import { passkeyDevice } from '#tests/support/passkey-device.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const PUBLIC = { publicUrl: 'https://guia.example', trustProxy: ['127.0.0.1'] };
const HOME = { rpId: 'guia.example', origin: PUBLIC.publicUrl };
const REQUIRED = { administratorsNeedFactor: true };

onBothEngines('a factor is required by who has one, of administrators alone', async (db) => {
	const { identity } = clocked(db);
	const { tokens } = await begin(identity, { role: 'administrator' });
	const editor = await begin(identity, { role: 'editor' });
	const { settings } = await readIdentitySettings(db.kysely);
	const change = { settings: { ...settings, ...REQUIRED }, revision: 0, actor: COMMAND_LINE };
	expect(await saveIdentitySettings(identity, { ...change, hasFactor: false })).toEqual({
		...{ ok: false, error: 'without-factor' },
	});
	expect(await saveIdentitySettings(identity, { ...change, hasFactor: true })).toMatchObject({
		ok: true,
	});
	const asks = { needs: 'editor', network: null } as const;
	const asked = { idToken: tokens.idToken, ...asks };
	expect(await operatorByToken(identity, asked)).toEqual({ ok: false, error: 'factor-needed' });
	expect(await operatorByToken(identity, { ...asked, enrolls: true })).toMatchObject({
		...{ ok: true, value: { mustEnroll: true } },
	});
	expect(
		await operatorByToken(identity, { idToken: editor.tokens.idToken, ...asks }),
	).toMatchObject({ ok: true, value: { mustEnroll: false } });
});

type Options = { options: { challenge: string; rpId?: string } };

test('an administrator without a factor reaches the account alone, until a passkey opens the panel', async () => {
	await using site = await startTestServer({ config: PUBLIC });
	const { identity, db } = site.context;
	const administrator = await signInAs(site, 'administrator');
	const own = await callPanel(site, {
		...{ method: 'GET', path: 'access', idToken: administrator.idToken },
	});
	const { providers: _providers, isDamaged: _isDamaged, ...rules } = own.json;
	const refused = await administrator.call('PUT', 'access', { ...rules, ...REQUIRED });
	expect([refused.status, refused.json.fields]).toEqual([
		422,
		{ administratorsNeedFactor: expect.stringContaining('Entre com segundo fator') },
	]);
	const { settings, revision } = await readIdentitySettings(db.kysely);
	await saveIdentitySettings(identity, {
		...{ settings: { ...settings, ...REQUIRED }, revision },
		...{ actor: COMMAND_LINE, hasFactor: true },
	});
	for (const { method, path, enrolls } of ADMIN_ROUTES) {
		const asked = `${method} ${path}`;
		const body = method === 'GET' ? undefined : {};
		const answer = await administrator.call(method, path.replace(/:\w+/g, 'none'), body);
		expect([asked, answer.status, answer.json.code]).toEqual(
			enrolls ? [asked, 200, undefined] : [asked, 403, 'factor-needed'],
		);
	}
	expect(ADMIN_ROUTES.filter(({ enrolls }) => enrolls).map(({ path }) => path)).toEqual([
		...['me', 'account'],
	]);
	const screen = await administrator.page('/admin/jogos');
	expect([screen.status, screen.headers.get('location')]).toEqual([302, '/admin/configuracoes']);
	expect((await administrator.page('/admin/configuracoes')).status).toBe(200);
	expect((await administrator.page('/api/docs')).status).toBe(403);

	const tab = identityClient(site.url);
	const { idToken } = administrator;
	const started = await tab.call('/v2/accounts/passkeyEnrollment:start', { idToken });
	const device = passkeyDevice(HOME);
	const answer = device.register((started.json as Options).options);
	const finish = { idToken, name: 'Notebook', answer };
	expect((await tab.call('/v2/accounts/passkeyEnrollment:finalize', finish)).status).toBe(200);
	expect((await administrator.call('GET', 'operators')).status).toBe(200);
	expect((await lettersOf(site)).map(({ subject }) => subject).join()).toContain(
		'Nova chave de acesso',
	);
	const { kinds } = (await administrator.call('GET', 'account/data')).json as {
		kinds: Record<string, unknown>;
	};
	expect(kinds.passkeys).toEqual([
		{ name: 'Notebook', created_at: expect.any(Number), last_used_at: null },
	]);
	expect([...(await readFactorHolders(db.kysely))]).toEqual([administrator.accountId]);
	// The password of this account alone opens nothing any more.
	const other = await tab.call('/v1/accounts:signInWithPassword', {
		...{ email: administrator.email, password: 'grama molhada 1958' },
	});
	const bare = { method: 'GET', path: 'account', idToken: String(other.json.idToken) };
	expect((await callPanel(site, bare)).json.code).toBe('second-factor');
});

test('the sign-in by passkey is of one browser, names our own site and is limited', async () => {
	await using site = await startTestServer({ config: PUBLIC });
	const { tab, idToken, account } = await signedInTab(site, { role: 'editor' });
	const started = await tab.call('/v2/accounts/passkeyEnrollment:start', { idToken });
	const device = passkeyDevice(HOME);
	const made = device.register((started.json as Options).options);
	await tab.call('/v2/accounts/passkeyEnrollment:finalize', { idToken, name: 'A', answer: made });

	const [browser, thief] = [identityClient(site.url), identityClient(site.url)];
	const forged = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
	const asked = await browser.call('/v2/accounts/passkeySignIn:start', {}, forged);
	const { options } = asked.json as Options;
	expect(options).toMatchObject({ rpId: 'guia.example', userVerification: 'required' });
	expect(options).not.toHaveProperty('allowCredentials.0');
	expect(asked.headers.getSetCookie()).toEqual([
		expect.stringMatching(
			/^__Host-passkey=[\w-]{43}; Path=\/; Max-Age=300; HttpOnly; SameSite=Strict; Secure$/,
		),
	]);
	const answer = device.sign(options, { userHandle: account.id });
	const finish = '/v2/accounts/passkeySignIn:finalize';
	await thief.call('/v2/accounts/passkeySignIn:start', {});
	expect(refusalOf(await thief.call(finish, { answer }))).toBe('PASSKEY_EXPIRED');
	const finished = await browser.call(finish, { answer });
	expect(finished.json).toEqual({ token: expect.any(String), localId: account.id });
	const signedIn = await browser.call('/v1/accounts:signInWithCustomToken', finished.json);
	const asks = { needs: 'editor', network: null } as const;
	expect(
		await operatorByToken(site.context.identity, {
			idToken: String(signedIn.json.idToken),
			...asks,
		}),
	).toMatchObject({ ok: true });
	const crowd = { 'x-forwarded-for': '192.0.2.9' };
	const one = { what: 'signIn', subject: null, address: '192.0.2.9' } as const;
	for (let count = 0; count < 100; count += 1) await site.context.identity.throttle.take(one);
	expect(refusalOf(await thief.call('/v2/accounts/passkeySignIn:start', {}, crowd))).toBe(
		'TOO_MANY_ATTEMPTS_TRY_LATER',
	);
});
