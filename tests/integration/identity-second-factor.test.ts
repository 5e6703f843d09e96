import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import { createSecondFactorsRepository } from '#server/identity/factors/second-factors-repository.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { ENGINES } from '#tests/support/database.ts';
import { PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { lettersOf } from '#tests/support/outbox.ts';
import { codeOf, enrolledTab, firstStep, startOf } from '#tests/support/second-factor.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const START = '/v2/accounts/mfaEnrollment:start';
const FINALIZE = '/v2/accounts/mfaEnrollment:finalize';
const SIGN_IN = '/v2/accounts/mfaSignIn:finalize';
const PROXIED = { trustProxy: ['127.0.0.1'] };

// The clock stands still: the step of a code does not end between its making and its use.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));

afterAll(() => void vi.useRealTimers());

for (const engine of ENGINES) {
	test(`S7.02 a second factor is added, asked for, and kept by refresh [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: PROXIED });
		const { account, idToken, tab, enrolled, secret } = await enrolledTab(site);
		expect(decodeJwt(idToken).firebase).toMatchObject({
			sign_in_second_factor: 'totp',
			second_factor_identifier: expect.any(String),
		});
		const refreshed = await tab.refresh(String(enrolled.json.refreshToken));
		expect(decodeJwt(String(refreshed.json.id_token)).firebase).toMatchObject({
			sign_in_second_factor: 'totp',
		});
		const [stored] = await createSecondFactorsRepository(site.context.db.kysely).list(account.id);
		expect(stored?.sealed_secret).not.toContain(secret);

		const client = identityClient(site.url);
		const { json, pending } = await firstStep(account.email, client);
		expect(json).toMatchObject({
			localId: account.id,
			mfaInfo: [{ displayName: 'Celular', totpInfo: {} }],
		});
		expect(json).not.toHaveProperty('idToken');
		expect(client.cookies.size).toBe(0);
		const step = (verificationCode: string) =>
			identityClient(site.url).call(
				SIGN_IN,
				{ ...pending, totpVerificationInfo: { verificationCode } },
				elsewhere(),
			);
		expect(refusalOf(await step('000000'))).toBe('INVALID_CODE');
		// The step that enrolled is spent.
		expect(refusalOf(await step(codeOf(secret, -1)))).toBe('INVALID_CODE');
		const verificationCode = codeOf(secret);
		const replies = await Promise.all(Array.from({ length: 10 }, () => step(verificationCode)));
		const passed = replies.filter(({ status }) => status === 200);
		expect(passed).toHaveLength(1);
		const claims = decodeJwt(String(passed[0]?.json.idToken));
		expect(claims.firebase).toMatchObject({
			sign_in_second_factor: 'totp',
			sign_in_provider: 'password',
		});
		expect(refusalOf(await step(codeOf(secret, 1)))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
	});

	test(`S7.02 a recovery code takes the place of the app, each once, in any spelling [${engine}]`, async () => {
		await using site = await startTestServer({ engine, config: PROXIED });
		const { account, idToken, tab } = await enrolledTab(site);
		const { codes } = (await tab.call('/v2/accounts/recoveryCodes:make', { idToken })).json as {
			codes: string[];
		};
		expect(new Set(codes).size).toBe(10);
		expect((await tab.call('/v2/accounts/recoveryCodes:count', { idToken })).json).toEqual({
			left: 10,
		});
		const [code = ''] = codes;
		const tries = await Promise.all(
			Array.from({ length: 4 }, async () => {
				const client = identityClient(site.url);
				const { pending } = await firstStep(account.email, client);
				return client.call(
					SIGN_IN,
					{ ...pending, totpVerificationInfo: { verificationCode: ` ${code.toLowerCase()} ` } },
					elsewhere(),
				);
			}),
		);
		expect(tries.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
		const client = identityClient(site.url);
		const { pending } = await firstStep(account.email, client);
		const second = await client.call(
			SIGN_IN,
			{ ...pending, totpVerificationInfo: { verificationCode: codes[1] } },
			elsewhere(),
		);
		expect(second.status).toBe(200);
		expect((await lettersOf(site)).map(({ subject }) => subject).join()).toContain(
			'Código de recuperação usado',
		);
	});
}

test('V40 a session without the factor opens no panel, ends when the factor comes, and cannot take it away', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { identity } = site.context;
	const first = await signedInTab(site, { role: 'editor' });
	const { account } = first;
	const other = identityClient(site.url);
	const elsewhereIn = await other.call(
		'/v1/accounts:signInWithPassword',
		{ email: account.email, password: PASSWORD },
		elsewhere(),
	);
	const { sharedSecretKey: secret, sessionInfo } = await startOf(first.tab, first.idToken);
	const verification = { sessionInfo, verificationCode: codeOf(secret) };
	const enrolled = await first.tab.call(FINALIZE, {
		idToken: first.idToken,
		displayName: null,
		totpVerificationInfo: verification,
	});
	expect(enrolled.status).toBe(200);
	const asks = { needs: 'editor', network: null } as const;
	expect(
		await operatorByToken(identity, { idToken: String(enrolled.json.idToken), ...asks }),
	).toMatchObject({ ok: true });
	// The same session by the token of before: another tab of this browser, it goes on.
	expect(await operatorByToken(identity, { idToken: first.idToken, ...asks })).toMatchObject({
		ok: true,
	});
	expect(
		await operatorByToken(identity, { idToken: String(elsewhereIn.json.idToken), ...asks }),
	).toEqual({
		ok: false,
		error: 'signed-out',
	});
	const [factor] = await createSecondFactorsRepository(identity.db.kysely).list(account.id);
	const known = await createAccountsRepository(identity.db.kysely).byId(account.id);
	if (known === null) throw new Error('The account is gone');
	const bare = await identity.sessions.start({
		account: known,
		signInProvider: 'password',
		device: { userAgent: null, network: null },
	});
	expect(await operatorByToken(identity, { idToken: bare.idToken, ...asks })).toEqual({
		ok: false,
		error: 'second-factor',
	});
	const withdraw = { idToken: bare.idToken, mfaEnrollmentId: factor?.id };
	expect(refusalOf(await other.call('/v2/accounts/mfaEnrollment:withdraw', withdraw))).toBe(
		'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
	);
	expect(
		refusalOf(await other.call(START, { idToken: bare.idToken, totpEnrollmentInfo: {} })),
	).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
	expect(
		refusalOf(await other.call('/v2/accounts/recoveryCodes:make', { idToken: bare.idToken })),
	).toBe('MFA_ENROLLMENT_NOT_FOUND');
});

test('S7.02 a factor is taken away by its owner, or by reset-mfa, which ends every session and pending step', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { account, idToken, tab } = await enrolledTab(site);
	const [factor] = await createSecondFactorsRepository(site.context.db.kysely).list(account.id);
	const unknown = await tab.call('/v2/accounts/mfaEnrollment:withdraw', {
		idToken,
		mfaEnrollmentId: 'x',
	});
	expect(refusalOf(unknown)).toBe('MFA_ENROLLMENT_NOT_FOUND');
	const gone = await tab.call('/v2/accounts/mfaEnrollment:withdraw', {
		idToken,
		mfaEnrollmentId: factor?.id,
	});
	expect(decodeJwt(String(gone.json.idToken)).firebase).not.toHaveProperty('sign_in_second_factor');

	const lost = await enrolledTab(site);
	const { pending } = await firstStep(lost.account.email, identityClient(site.url));
	await resetSecondFactors(site.context.identity, { accountId: lost.account.id, actor: SYSTEM });
	expect(refusalOf(await lost.tab.call('/v1/accounts:lookup', { idToken: lost.idToken }))).toBe(
		'TOKEN_EXPIRED',
	);
	const late = await lost.tab.call(
		SIGN_IN,
		{ ...pending, totpVerificationInfo: { verificationCode: codeOf(lost.secret) } },
		elsewhere(),
	);
	expect(refusalOf(late)).toBe('INVALID_MFA_PENDING_CREDENTIAL');
	const { json } = await lost.tab.call(
		'/v1/accounts:signInWithPassword',
		{ email: lost.account.email, password: PASSWORD },
		elsewhere(),
	);
	expect(json).toHaveProperty('idToken');
});
