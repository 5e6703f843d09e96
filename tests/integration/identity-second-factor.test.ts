import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SYSTEM } from '#server/audit/audit.ts';
import { createAccountsRepository } from '#server/identity/accounts/accounts-repository.ts';
import { resetSecondFactors } from '#server/identity/factors/reset-second-factors.ts';
import { listSecondFactors } from '#server/identity/factors/second-factors-repository.ts';
import { totpCode, totpStep } from '#server/identity/factors/totp.ts';
import { operatorByToken } from '#server/identity/sessions/operator-access.ts';
import { ENGINES } from '#tests/support/database.ts';
import { PASSWORD } from '#tests/support/identity.ts';
import { type IdentityClient, identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { lettersOf } from '#tests/support/outbox.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const START = '/v2/accounts/mfaEnrollment:start';
const FINALIZE = '/v2/accounts/mfaEnrollment:finalize';
const SIGN_IN = '/v2/accounts/mfaSignIn:finalize';
const PROXIED = { trustProxy: ['127.0.0.1'] };

type Totp = { sharedSecretKey: string; sessionInfo: string };

// The clock stands still: the step of a code does not end between its making and its use.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());

/** A code of the app, `ahead` steps from now. */
const codeOf = (secret: string, ahead = 0) => totpCode(secret, totpStep(Date.now()) + ahead);

async function startOf(tab: IdentityClient, idToken: string): Promise<Totp> {
	return (
		(await tab.call(START, { idToken, totpEnrollmentInfo: {} })).json as { totpSessionInfo: Totp }
	).totpSessionInfo;
}

async function enrolledTab(
	site: TestServer,
	over: Parameters<typeof signedInTab>[1] = { role: 'editor' },
) {
	const signedIn = await signedInTab(site, over);
	const { sharedSecretKey: secret, sessionInfo } = await startOf(signedIn.tab, signedIn.idToken);
	const verification = { sessionInfo, verificationCode: codeOf(secret, -1) };
	const body = {
		idToken: signedIn.idToken,
		displayName: 'Celular',
		totpVerificationInfo: verification,
	};
	const enrolled = await signedIn.tab.call(FINALIZE, body);
	return {
		...signedIn,
		secret,
		oldToken: signedIn.idToken,
		idToken: String(enrolled.json.idToken),
		enrolled,
	};
}

async function firstStep(email: string | null, client: IdentityClient) {
	const { json } = await client.call(
		'/v1/accounts:signInWithPassword',
		{ email, password: PASSWORD },
		elsewhere(),
	);
	const [factor] = json.mfaInfo as { mfaEnrollmentId: string }[];
	return {
		json,
		pending: {
			mfaPendingCredential: json.mfaPendingCredential,
			mfaEnrollmentId: factor?.mfaEnrollmentId,
		},
	};
}

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
		const [stored] = await listSecondFactors(site.context.db.kysely, account.id);
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
	const [factor] = await listSecondFactors(identity.db.kysely, account.id);
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

test('wrong codes end an enrolment after five and a sign-in after five, and are counted per account from everywhere', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { account, idToken, tab, secret } = await enrolledTab(site);
	const { sessionInfo, sharedSecretKey } = await startOf(tab, idToken);
	const finish = (verificationCode: string) =>
		tab.call(FINALIZE, { idToken, totpVerificationInfo: { sessionInfo, verificationCode } });
	for (let count = 0; count < 5; count += 1)
		expect(refusalOf(await finish('abcdef'))).toBe('INVALID_CODE');
	expect(refusalOf(await finish(codeOf(sharedSecretKey)))).toBe('INVALID_SESSION_INFO');

	const { pending } = await firstStep(account.email, identityClient(site.url));
	let strangers = 0;
	const step = (from: object, verificationCode: string) => {
		strangers += 1;
		const abroad = { 'x-forwarded-for': `203.0.${strangers}.9` };
		return identityClient(site.url).call(
			SIGN_IN,
			{ ...from, totpVerificationInfo: { verificationCode } },
			abroad,
		);
	};
	for (let count = 0; count < 5; count += 1)
		expect(refusalOf(await step(pending, 'abcdef'))).toBe('INVALID_CODE');
	expect(refusalOf(await step(pending, codeOf(secret)))).toBe('INVALID_MFA_PENDING_CREDENTIAL');
	const again = await firstStep(account.email, identityClient(site.url));
	for (let count = 0; count < 5; count += 1) await step(again.pending, 'abcdef');
	const last = await firstStep(account.email, identityClient(site.url));
	expect(refusalOf(await step(last.pending, codeOf(secret)))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
});

test('V26 strangers who guess codes hold up neither the owner where they signed in before, nor a recovery code anywhere', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { account, idToken, tab, secret } = await enrolledTab(site);
	const { codes } = (await tab.call('/v2/accounts/recoveryCodes:make', { idToken })).json as {
		codes: string[];
	};
	const { throttle } = site.context.identity;
	for (let count = 0; count < 50; count += 1)
		throttle.take({ what: 'secondFactor', subject: account.id, address: `stranger ${count}` });
	const step = async (verificationCode: string, place: Record<string, string>) => {
		const { pending } = await firstStep(account.email, identityClient(site.url));
		return identityClient(site.url).call(
			SIGN_IN,
			{ ...pending, totpVerificationInfo: { verificationCode } },
			place,
		);
	};
	const abroad = { 'x-forwarded-for': '203.0.113.9' };
	expect(refusalOf(await step(codeOf(secret), abroad))).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
	expect((await step(codes[0] ?? '', abroad)).status).toBe(200);
	expect((await step(codeOf(secret), elsewhere())).status).toBe(200);
});

test('S7.02 a factor is taken away by its owner, or by reset-mfa, which ends every session and pending step', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { account, idToken, tab } = await enrolledTab(site);
	const [factor] = await listSecondFactors(site.context.db.kysely, account.id);
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

test('an address that is not proved, and a malformed question, add no factor', async () => {
	await using site = await startTestServer({ config: PROXIED });
	const { tab, idToken } = await signedInTab(site, { emailVerified: false });
	expect(refusalOf(await tab.call(START, { idToken, totpEnrollmentInfo: {} }))).toBe(
		'UNVERIFIED_EMAIL',
	);
	expect(refusalOf(await tab.call(START, { idToken, phoneEnrollmentInfo: {} }))).toBe(
		'OPERATION_NOT_ALLOWED',
	);
	for (const body of [{}, [], null, { idToken: 1 }, { idToken, totpVerificationInfo: [] }])
		for (const path of [
			START,
			FINALIZE,
			SIGN_IN,
			'/v2/accounts/mfaEnrollment:withdraw',
			'/v2/accounts/recoveryCodes:make',
		])
			expect((await tab.call(path, body)).status).toBe(400);
});
