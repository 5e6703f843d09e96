import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { startTestServer } from '#tests/support/test-server.ts';

for (const engine of ENGINES) {
	test(`S7.02 sign-in, lookup and refresh in the shapes of the official client [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const account = await anAccount(site.context.identity, { role: 'editor' });
		const tab = identityClient(site.url);
		const signedIn = await tab.call('/v1/accounts:signInWithPassword', {
			email: account.email,
			password: PASSWORD,
			returnSecureToken: true,
		});
		expect(signedIn.json).toMatchObject({
			...{
				kind: 'identitytoolkit#VerifyPasswordResponse',
				localId: account.id,
				email: account.email,
				registered: true,
			},
			...{
				idToken: expect.any(String),
				refreshToken: expect.stringMatching(/^in-cookie\./),
				expiresIn: '900',
			},
		});
		const cookie = signedIn.headers.getSetCookie().join();
		expect(cookie).toMatch(/^guia-rt=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
		expect(signedIn.text).not.toContain(tab.cookies.get('guia-rt'));

		const { users } = (await tab.call('/v1/accounts:lookup', { idToken: signedIn.json.idToken }))
			.json as { users: unknown[] };
		expect(users).toEqual([
			expect.objectContaining({
				localId: account.id,
				emailVerified: true,
				createdAt: String(account.createdAt),
				mfaInfo: [],
			}),
		]);

		const before = tab.cookies.get('guia-rt');
		const refreshed = await tab.refresh(String(signedIn.json.refreshToken));
		expect(refreshed.json).toMatchObject({
			token_type: 'Bearer',
			user_id: account.id,
			project_id: 'guia',
			expires_in: '900',
		});
		expect(tab.cookies.get('guia-rt')).not.toBe(before);
		const [first, second] = [
			decodeJwt(String(signedIn.json.idToken)),
			decodeJwt(String(refreshed.json.id_token)),
		];
		expect([second.sid, second.auth_time, second.sub]).toEqual([
			first.sid,
			first.auth_time,
			account.id,
		]);
	});
}
