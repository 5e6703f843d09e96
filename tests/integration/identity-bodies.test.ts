import fc from 'fast-check';
import { expect, test } from 'vitest';
import { METHODS } from '#server/wire/identity/methods.ts';
import { ENGINES } from '#tests/support/database.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, signedInTab } from '#tests/support/identity-visits.ts';
import { startTestProvider } from '#tests/support/oidc-provider.ts';
import { startTestServer } from '#tests/support/test-server.ts';

/** Fields of the protocol, so that bodies get past the first check now and then. */
const FIELDS = [
	...[
		'email',
		'oobCode',
		'newPassword',
		'requestType',
		'newEmail',
		'continueUrl',
		'postBody',
		'requestUri',
		'sessionId',
		'autoCreate',
	],
	...[
		'password',
		'refreshToken',
		'mfaPendingCredential',
		'mfaEnrollmentId',
		'totpVerificationInfo',
		'totpEnrollmentInfo',
		'displayName',
		'providerId',
		'identifier',
	],
];

for (const engine of ENGINES) {
	test(`V43 V29 any body to any method, signed in or not: no 500, and nobody is signed in by it [${engine}]`, async () => {
		await using provider = await startTestProvider();
		const config = {
			oidc: provider.config,
			outboundAllow: [provider.allow],
			trustProxy: ['127.0.0.1'],
		};
		await using site = await startTestServer({ engine, config });
		const { idToken } = await signedInTab(site);
		const stranger = identityClient(site.url);
		const value = fc.oneof(
			fc.constantFrom<unknown>(
				'ana@guia.example',
				'PASSWORD_RESET',
				'VERIFY_EMAIL',
				'oidc.teste',
				'providerId=oidc.teste&id_token=x',
				'',
			),
			fc.constantFrom('\u0000', 'a\u0000@b.example', '\ud800'),
			fc.constantFrom<unknown>(
				{ verificationCode: '000000', sessionInfo: 'x' },
				{ verificationCode: {} },
				[],
				{},
				null,
				true,
				1e21,
			),
			fc.string({ unit: 'binary', maxLength: 60 }),
		);
		const body = fc.dictionary(fc.constantFrom(...FIELDS), value, { maxKeys: 8 });
		// Deleting the account is what it asks for, and that it may have.
		const paths = METHODS.filter(
			({ body: kind, path }) => kind === 'json' && !path.endsWith(':delete'),
		).map(({ path }) => path);
		await fc.assert(
			fc.asyncProperty(
				fc.constantFrom(...paths),
				body,
				fc.boolean(),
				async (path, fields, isSignedIn) => {
					const token = isSignedIn && !path.endsWith(':update') ? { idToken } : {};
					const reply = await stranger.call(path, { ...fields, ...token }, elsewhere());
					expect([path, reply.status]).not.toEqual([path, 500]);
					if (!isSignedIn) expect(reply.json.idToken).toBeUndefined();
				},
			),
			{ numRuns: 200 },
		);
		expect((await site.log()).filter(({ msg }) => msg === 'identity failed')).toEqual([]);
	});

	test(`V43 a character that no database keeps is refused or dropped, wherever it stands [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: { trustProxy: ['127.0.0.1'] } });
		const { tab, idToken } = await signedInTab(site);
		const nul = 'a\u0000b';
		const asked: [string, object][] = [
			[
				'/v1/accounts:signInWithPassword',
				{ email: `${nul}@guia.example`, password: 'grama molhada' },
			],
			['/v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: `${nul}@guia.example` }],
			['/v1/accounts:signInWithEmailLink', { email: `${nul}@guia.example`, oobCode: nul }],
			['/v1/accounts:resetPassword', { oobCode: nul }],
			['/v2/accounts/mfaEnrollment:withdraw', { idToken, mfaEnrollmentId: nul }],
			[
				'/v2/accounts/mfaEnrollment:finalize',
				{
					idToken,
					displayName: nul,
					totpVerificationInfo: { sessionInfo: nul, verificationCode: nul },
				},
			],
			[
				'/v2/accounts/mfaSignIn:finalize',
				{
					mfaPendingCredential: nul,
					mfaEnrollmentId: nul,
					totpVerificationInfo: { verificationCode: nul },
				},
			],
			[
				'/v1/accounts:signInWithIdp',
				{ requestUri: nul, postBody: `providerId=${nul}`, sessionId: nul },
			],
			['/v1/accounts:update', { idToken, displayName: nul, photoUrl: nul }],
		];
		for (const [path, body] of asked) {
			const { status } = await tab.call(path, body, elsewhere());
			expect([path, status]).not.toEqual([path, 500]);
		}
	});
}
