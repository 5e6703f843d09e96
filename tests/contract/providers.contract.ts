import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ClientSite, openClientSite } from '#tests/support/client-site.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { startTestProvider, type TestProvider } from '#tests/support/oidc-provider.ts';

const ID = 'oidc.teste';

let provider: TestProvider;
let site: ClientSite;
let account: { id: string; email: string | null };
beforeAll(async () => {
	provider = await startTestProvider();
	site = await openClientSite({ oidc: provider.config, outboundAllow: [provider.allow] });
});
afterAll(async () => {
	await site[Symbol.asyncDispose]();
	await provider[Symbol.asyncDispose]();
});
beforeEach(async () => {
	account = await anAccount(site.server.context.identity);
	provider.mode = 'sign-in';
	provider.person = {
		sub: `subject of ${account.id}`,
		email: account.email ?? '',
		email_verified: true,
		name: 'Ana',
	};
});

test('S7.02 S9.03 a popup of 500×600 signs in and closes, in one tab and with it in the others', async () => {
	await using profile = await site.profile();
	const [tab, second] = [await profile.tab(), await profile.tab()];
	const opened = tab.page.waitForEvent('popup');
	const signingIn = tab.run('popup', ID);
	const popup = await opened;
	expect(await signingIn).toEqual({ uid: account.id, email: account.email, provider: ID });
	if (!popup.isClosed()) await popup.waitForEvent('close');
	await second.until(true);
	expect(await tab.run('claims')).toMatchObject({
		firebase: { sign_in_provider: ID, identities: { [ID]: [provider.person.sub] } },
	});
	await tab.reload();
	expect(await tab.run('user')).toMatchObject({ uid: account.id });
});

test('S7.02 a redirect leaves the page and comes back signed in; without one there is no result', async () => {
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('redirectResult')).toBeNull();
	await tab.page.evaluate(() => Object.assign(window, { isLeft: true }));
	await tab.run('redirect', ID).catch(() => undefined);
	// The same address again, and another page.
	await tab.page.waitForFunction(() => 'run' in window && !('isLeft' in window));
	expect(await tab.run('redirectResult')).toEqual({
		uid: account.id,
		email: account.email,
		provider: ID,
	});
	// The client tells it once.
	expect(await tab.run('redirectResult')).toBeNull();
	await tab.reload();
	expect(await tab.run('redirectResult')).toBeNull();
});

test('S9.03 a popup that is closed by its reader is told after 8 seconds, one that is blocked at once', async () => {
	await using profile = await site.profile();
	const tab = await profile.tab();
	provider.mode = 'wait';
	const opened = tab.page.waitForEvent('popup');
	await tab.run('popupBegin', ID);
	const popup = await opened;
	await popup.waitForURL(`${provider.issuer}/**`);
	expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([500, 600]);
	const closedAt = Date.now();
	await popup.close();
	expect(await tab.run('popupResult')).toEqual({ error: 'auth/popup-closed-by-user' });
	expect(Date.now() - closedAt).toBeGreaterThanOrEqual(8_000);
	await tab.page.evaluate(() => {
		window.open = () => null;
	});
	expect(await tab.run('popup', ID)).toEqual({ error: 'auth/popup-blocked' });
});

test('refusals reach the client: said no, not allowed, not invited, not vouched for, away', async () => {
	await using profile = await site.profile();
	const tab = await profile.tab();
	expect(await tab.run('popup', 'oidc.outro')).toEqual({ error: 'auth/operation-not-allowed' });
	provider.mode = 'deny';
	expect(await tab.run('popup', ID)).toEqual({ error: 'auth/user-cancelled' });
	provider.mode = 'sign-in';
	provider.person = { sub: 'stranger', email: 'ninguem@guia.example', email_verified: true };
	expect(await tab.run('popup', ID)).toEqual({ error: 'auth/admin-restricted-operation' });
	provider.person = { sub: 'stranger', email: account.email ?? '', email_verified: false };
	expect(await tab.run('popup', ID)).toEqual({
		error: 'auth/account-exists-with-different-credential',
	});
	provider.mode = 'empty';
	expect(await tab.run('popup', ID)).toEqual({ error: 'auth/invalid-credential' });
	expect(await tab.run('user')).toBeNull();
});

test('S7.02 a provider is linked to the account that is signed in, and then signs it in', async () => {
	await using profile = await site.profile();
	const tab = await profile.tab();
	provider.person = { sub: 'linked', email: 'outra@guia.example', email_verified: false };
	await tab.run('signIn', String(account.email), PASSWORD);
	expect(await tab.run('linkPopup', ID)).toMatchObject({ uid: account.id, provider: ID });
	await tab.run('signOut');
	expect(await tab.run('popup', ID)).toMatchObject({ uid: account.id });
});
