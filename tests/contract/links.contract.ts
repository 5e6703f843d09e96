import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClientSite, openClientSite } from '#tests/support/client-site.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { newestCode, newestLink } from '#tests/support/outbox.ts';

let site: ClientSite;
beforeAll(async () => {
	site = await openClientSite();
});
afterAll(() => site[Symbol.asyncDispose]());

test('S7.02 a sign-in link: asked for, mailed, recognised, used once', async () => {
	const { email, id } = await anAccount(site.server.context.identity, { passwordHash: null });
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('sendLink', String(email))).toBeNull();
	const { href } = await newestLink(site.server, String(email));
	expect(await tab.run('isLink', href)).toBe(true);
	expect(await tab.run('byLink', 'outra@guia.example', href)).toEqual({
		error: 'auth/invalid-email',
	});
	expect(await tab.run('byLink', String(email), href)).toEqual({
		uid: id,
		verified: true,
		signInProvider: 'password',
	});
	await using other = await site.profile();
	expect(await (await other.tab()).run('byLink', String(email), href)).toEqual({
		error: 'auth/invalid-action-code',
	});
	expect(profile.problems).toEqual([]);
});

test('S7.02 a forgotten password: the link says whose it is, refuses weak ones, and serves once', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('sendReset', 'ninguem@guia.example')).toBeNull();
	expect(await tab.run('sendReset', String(email))).toBeNull();
	const code = await newestCode(site.server, String(email));
	expect(await tab.run('readReset', code)).toBe(email);
	expect(await tab.run('reset', code, '12345678')).toEqual({
		error: 'auth/password-does-not-meet-requirements',
	});
	expect(await tab.run('reset', code, 'trave superior 1970')).toBeNull();
	expect(await tab.run('reset', code, 'trave superior 1970')).toEqual({
		error: 'auth/invalid-action-code',
	});
	expect(await tab.run('signIn', String(email), PASSWORD)).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await tab.run('signIn', String(email), 'trave superior 1970')).toMatchObject({ uid: id });
});

test('S7.02 an address is verified and changed by links; the change ends the sessions', async () => {
	const { email } = await anAccount(site.server.context.identity, { emailVerified: false });
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	expect(await tab.run('sendVerification')).toBeNull();
	const code = await newestCode(site.server, String(email));
	expect(await tab.run('check', code)).toBe('VERIFY_EMAIL');
	expect(await tab.run('apply', code)).toBeNull();
	await tab.run('token', true);
	expect(await tab.run('claims')).toMatchObject({ email_verified: true });
	expect(await tab.run('sendChange', 'nova@guia.example')).toBeNull();
	const change = await newestCode(site.server, 'nova@guia.example');
	expect(await tab.run('check', change)).toBe('VERIFY_AND_CHANGE_EMAIL');
	expect(await tab.run('apply', change)).toBeNull();
	expect(await tab.run('reload')).toEqual({ error: 'auth/user-token-expired' });
	expect(await tab.run('signIn', 'nova@guia.example', PASSWORD)).toMatchObject({
		email: 'nova@guia.example',
	});
});
