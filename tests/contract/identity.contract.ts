import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROTATION_GRACE_MS } from '#core/identity/session.ts';
import { SESSION_CALLS } from '#core/identity/throttle.ts';
import { SYSTEM } from '#server/audit/audit.ts';
import { createSettingWriter } from '#server/brand/setting-repository.ts';
import { mintCustomToken } from '#server/identity/sessions/custom-token.ts';
import { signOutEverywhere } from '#server/identity/sessions/sign-out-everywhere.ts';
import { createCallLimit } from '#server/limits/call-limit.ts';
import { type ClientSite, openClientSite } from '#tests/support/client-site.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';

let site: ClientSite;
beforeAll(async () => {
	site = await openClientSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test('S7.02 wrong and right password, reload, second tab, and a sign-out that every tab follows', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('user')).toBeNull();
	expect(await tab.run('signIn', String(email), 'outra senha qualquer')).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await tab.run('signIn', 'ninguem@guia.example', PASSWORD)).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await tab.run('signIn', String(email), PASSWORD)).toMatchObject({ uid: id, email });
	await tab.reload();
	expect(await tab.run('user')).toMatchObject({ uid: id });
	const second = await profile.tab();
	expect(await second.run('user')).toMatchObject({ uid: id });
	expect(await second.run('sync')).toBe(200);
	await tab.run('signOut');
	await second.until(false);
	await second.reload();
	expect(await second.run('user')).toBeNull();
	expect(profile.problems).toEqual([]);
});

test('S7.02 a sign-in reaches a tab that was open before it', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const [tab, second] = [await profile.tab(), await profile.tab()];
	expect(await second.run('user')).toBeNull();
	await tab.run('signIn', String(email), PASSWORD);
	await second.until(true);
	expect(await second.run('user')).toMatchObject({ uid: id });
});

test('S7.02 forced refreshes of two tabs at once sign neither of them out, and scripts never see the refresh secret', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const [tab, second] = [await profile.tab(), await profile.tab()];
	await tab.run('signIn', String(email), PASSWORD);
	await second.until(true);
	for (let round = 0; round < 5; round += 1) {
		const tokens = await Promise.all([
			tab.run('token', true),
			second.run('token', true),
			tab.run('token', true),
		]);
		for (const token of tokens) expect(token).toEqual(expect.stringMatching(/^ey/));
	}
	await tab.reload();
	expect(await tab.run('token', true)).toEqual(expect.stringMatching(/^ey/));
	expect(await second.run('user')).toMatchObject({ uid: id });
	const cookie = (await profile.context.cookies()).find(({ name }) => name === 'guia-rt');
	expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
	const stored = await tab.page.evaluate(async () =>
		JSON.stringify({ ...localStorage, cookie: document.cookie }),
	);
	expect(stored).not.toContain(cookie?.value);
});

test('S9.03 a token that runs out is renewed on use, 30 seconds before it expires', async () => {
	const { email } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.page.clock.install();
	await tab.run('signIn', String(email), PASSWORD);
	let refreshes = 0;
	tab.page.on('request', (request) => {
		refreshes += Number(request.url().includes('/v1/token'));
	});
	const signedInAt = Date.now();
	await tab.page.clock.setSystemTime(signedInAt + 14 * 60_000);
	await tab.run('token', false);
	expect(refreshes).toBe(0);
	await tab.page.clock.setSystemTime(signedInAt + 14.6 * 60_000);
	expect(await tab.run('token', false)).toEqual(expect.stringMatching(/^ey/));
	expect(refreshes).toBe(1);
});

test('S9.03 an open page renews its token five minutes before it expires, without being asked', async () => {
	const { email } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.page.clock.install();
	await tab.run('signIn', String(email), PASSWORD);
	const early = tab.page.waitForRequest(/v1\/token/, { timeout: 1_000 }).then(
		() => 'early',
		() => 'not yet',
	);
	await tab.page.clock.fastForward(9 * 60_000);
	expect(await early).toBe('not yet');
	const renewal = tab.page.waitForResponse(/v1\/token/, { timeout: 10_000 });
	await tab.page.clock.fastForward(2 * 60_000);
	expect((await renewal).status()).toBe(200);
});

test('an outage while the page loads signs nobody out, whether nothing answers or the server says not now', async () => {
	const { identity } = site.server.context;
	const { email, id } = await anAccount(identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	await profile.context.route('**/identity/**', (route) => route.abort());
	await tab.reload();
	expect(await tab.run('user')).toMatchObject({ uid: id });
	expect(await tab.run('token', true)).toEqual({ error: 'auth/network-request-failed' });
	await profile.context.unroute('**/identity/**');
	const place = identity.box.mac('attempt', '127.0.0.1');
	while (identity.sessionCalls.take(place));
	await tab.reload();
	expect(await tab.run('user')).toMatchObject({ uid: id });
	expect(await tab.run('token', true)).toEqual({ error: 'auth/network-request-failed' });
	Object.assign(identity, { sessionCalls: createCallLimit(SESSION_CALLS, Date.now) });
	expect(await tab.run('token', true)).toEqual(expect.stringMatching(/^ey/));
});

test('V20 sign-out everywhere ends the session of an open page at its next call', async () => {
	const { identity } = site.server.context;
	const { email, id } = await anAccount(identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	await signOutEverywhere(identity, { accountId: id, actor: SYSTEM });
	expect(await tab.run('token', true)).toEqual({ error: 'auth/user-token-expired' });
	expect(await tab.run('user')).toBeNull();
});

test('a new password ends the sessions of other devices, and no tab of the device that changed it', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using here = await site.profile();
	await using elsewhere = await site.profile();
	const [tab, second, other] = [await here.tab(), await here.tab(), await elsewhere.tab()];
	await tab.run('signIn', String(email), PASSWORD);
	await other.run('signIn', String(email), PASSWORD);
	await second.until(true);
	expect(await tab.run('password', 'curta')).toEqual({
		error: 'auth/password-does-not-meet-requirements',
	});
	expect(await tab.run('password', 'gramado novo 2026')).toBeNull();
	expect(await second.run('reload')).toBeNull();
	expect(await other.run('reload')).toEqual({ error: 'auth/user-token-expired' });
	expect(await other.run('signIn', String(email), PASSWORD)).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await other.run('signIn', String(email), 'gramado novo 2026')).toMatchObject({ uid: id });
});

test('S7.02 profile, signing in again, and the deletion of the own account', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	expect(await tab.run('profile', 'Ana Torcedora')).toMatchObject({ displayName: 'Ana Torcedora' });
	await tab.reload();
	expect(await tab.run('user')).toMatchObject({ displayName: 'Ana Torcedora' });
	expect(await tab.run('profile', '')).toMatchObject({ displayName: null });
	expect(await tab.run('email', 'outra@guia.example')).toEqual({
		error: 'auth/operation-not-allowed',
	});
	expect(await tab.run('reauthenticate', String(email), 'outra senha qualquer')).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await tab.run('reauthenticate', String(email), PASSWORD)).toMatchObject({ uid: id });
	expect(await tab.run('remove')).toBeNull();
	expect(await tab.run('signIn', String(email), PASSWORD)).toEqual({
		error: 'auth/invalid-credential',
	});
});

test('S6.01 nobody makes an account by themselves until an administrator opens it', async () => {
	const { db, now } = site.server.context.identity;
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('signUp', 'nova@guia.example', PASSWORD)).toEqual({
		error: 'auth/admin-restricted-operation',
	});
	expect(await tab.run('anonymous')).toEqual({ error: 'auth/admin-restricted-operation' });
	await db.transaction((trx) =>
		createSettingWriter(trx).write('configuracoes', 'identidade', { openSignUp: true }, now()),
	);
	expect(await tab.run('signUp', 'nova@guia.example', PASSWORD)).toMatchObject({
		email: 'nova@guia.example',
	});
	expect(await tab.run('signUp', 'NOVA@guia.example', PASSWORD)).toEqual({
		error: 'auth/email-already-in-use',
	});
	await db.transaction((trx) =>
		createSettingWriter(trx).write('configuracoes', 'identidade', { openSignUp: false }, now()),
	);
});

test('S5.01 the client judges passwords by the policy that the server gives, and learns nothing about addresses', async () => {
	const { email } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('validate', 'sete777')).toMatchObject({
		isValid: false,
		meetsMinPasswordLength: false,
	});
	expect(await tab.run('validate', 'somente minusculas')).toEqual({
		isValid: true,
		meetsMinPasswordLength: true,
	});
	expect(await tab.run('methods', String(email))).toEqual([]);
	expect(await tab.run('recaptcha')).toBeNull();
	expect(profile.problems).toEqual([]);
});

test('S7.02 a custom token signs in once', async () => {
	const { db, now } = site.server.context.identity;
	const { id } = await anAccount(site.server.context.identity);
	const minted = await db.transaction((trx) =>
		mintCustomToken(trx, { accountId: id, claims: { via: 'test' }, now: now() }),
	);
	const token = minted.ok ? minted.value : '';
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('custom', token)).toMatchObject({
		uid: id,
		signInProvider: 'custom',
		claims: { via: 'test' },
	});
	expect(await tab.run('custom', token)).toEqual({ error: 'auth/invalid-custom-token' });
});

test('S7.03 the token sync gives server rendering a session, and the sign-out takes it away on the server too', async () => {
	const { identity } = site.server.context;
	const { email } = await anAccount(identity, { role: 'editor' });
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	expect(await tab.run('sync')).toBe(200);
	expect((await profile.context.cookies()).map(({ name }) => name).toSorted()).toEqual([
		'guia-rt',
		'guia-session',
	]);
	const token = String(await tab.run('token', false));
	expect(await tab.run('unsync')).toBe(200);
	expect(await profile.context.cookies()).toEqual([]);
	expect(await identity.sessions.check(token)).toEqual({ ok: false, error: 'expired' });
});

test('an old refresh secret ends the session of whoever holds the new one', async () => {
	const { identity } = site.server.context;
	const { email } = await anAccount(identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	const stolen = (await profile.context.cookies()).find(({ name }) => name === 'guia-rt');
	await tab.run('token', true);
	const now = identity.now() - 2 * ROTATION_GRACE_MS;
	await identity.db.transaction(async (trx) => {
		await trx.updateTable('sessions').set({ rotated_at: now }).execute();
	});
	expect(await identity.sessions.refresh(stolen?.value ?? '')).toEqual({
		ok: false,
		error: 'expired',
	});
	expect(await tab.run('token', true)).toEqual({ error: 'auth/user-token-expired' });
});
