import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import { totpCode, totpStep } from '#server/identity/factors/totp.ts';
import { type ClientSite, openClientSite, type Tab } from '#tests/support/client-site.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';

let site: ClientSite;
beforeAll(async () => {
	// The server's clock stands still: the step of a code does not end between its making and its
	// use.
	vi.useFakeTimers({ toFake: ['Date'] });
	site = await openClientSite();
});
afterAll(async () => {
	await site[Symbol.asyncDispose]();
	vi.useRealTimers();
});

/** The code of the app, some steps from now. */
const codeOf = (secret: unknown, ahead = 0) =>
	totpCode(String(secret), totpStep(Date.now()) + ahead);

async function enrolled(tab: Tab, email: string | null): Promise<string> {
	await tab.run('signIn', String(email), PASSWORD);
	const secret = await tab.run('enroll');
	expect(await tab.run('enrollCode', 'abcdef', 'Celular')).toEqual({
		error: 'auth/invalid-verification-code',
	});
	expect(await tab.run('enrollCode', codeOf(secret, -1), 'Celular')).toEqual([
		{ displayName: 'Celular', factorId: 'totp' },
	]);
	return String(secret);
}

test('S7.02 an authenticator app: added, asked for at the next sign-in, by app or by recovery code, and taken away', async () => {
	const { email, id } = await anAccount(site.server.context.identity);
	await using profile = await site.profile();
	const tab = await profile.tab();
	const secret = await enrolled(tab, email);
	expect(await tab.run('signedInFactor')).toBe('totp');
	const codes = (await tab.run('recoveryCodes')) as string[];
	expect(codes).toHaveLength(10);
	await tab.run('signOut');

	expect(await tab.run('signIn', String(email), 'outra senha qualquer')).toEqual({
		error: 'auth/invalid-credential',
	});
	expect(await tab.run('passwordStep', String(email), PASSWORD)).toEqual({
		step: 'factor',
		hints: ['Celular'],
	});
	expect(await tab.run('user')).toBeNull();
	expect(await tab.run('secondStep', '000000')).toEqual({
		error: 'auth/invalid-verification-code',
	});
	expect(await tab.run('secondStep', codeOf(secret))).toMatchObject({ uid: id });
	await tab.reload();
	expect(await tab.run('signedInFactor')).toBe('totp');
	await tab.run('signOut');

	await tab.run('passwordStep', String(email), PASSWORD);
	expect(await tab.run('secondStep', codeOf(secret))).toEqual({
		error: 'auth/invalid-verification-code',
	});
	expect(await tab.run('secondStep', String(codes[0]))).toMatchObject({ uid: id });
	expect(await tab.run('unenroll')).toBe(0);
	await tab.run('signOut');
	expect(await tab.run('signIn', String(email), PASSWORD)).toMatchObject({ uid: id });
	expect(profile.problems).toEqual([]);
});

test('a factor that comes ends other devices and no tab of this one; reset-mfa ends them all and opens the way for a new one', async () => {
	const { identity } = site.server.context;
	const { email, id } = await anAccount(identity);
	await using here = await site.profile();
	await using elsewhere = await site.profile();
	const [tab, second, other] = [await here.tab(), await here.tab(), await elsewhere.tab()];
	await other.run('signIn', String(email), PASSWORD);
	await enrolled(tab, email);
	await second.until(true);
	expect(await second.run('token', true)).toEqual(expect.stringMatching(/^ey/));
	expect(await other.run('token', true)).toEqual({ error: 'auth/user-token-expired' });
	expect(await other.run('passwordStep', String(email), PASSWORD)).toMatchObject({
		step: 'factor',
	});
	await resetSecondFactors(identity, { accountId: id, actor: SYSTEM });
	expect(await tab.run('token', true)).toEqual({ error: 'auth/user-token-expired' });
	expect(await other.run('secondStep', '123456')).toEqual({
		error: 'auth/invalid-multi-factor-session',
	});
	await enrolled(tab, email);
});

test('an address that is not verified adds no factor', async () => {
	const { email, id } = await anAccount(site.server.context.identity, { emailVerified: false });
	await using profile = await site.profile();
	const tab = await profile.tab();
	await tab.run('signIn', String(email), PASSWORD);
	expect(await tab.run('enroll')).toEqual({ error: 'auth/unverified-email' });
	expect(
		(await createAccountsRepository(site.server.context.db.kysely).byId(id))?.emailVerified,
	).toBe(false);
});
