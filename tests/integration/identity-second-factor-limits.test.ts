import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf, signedInTab } from '#tests/support/identity-visits.ts';
import { codeOf, enrolledTab, firstStep, startOf } from '#tests/support/second-factor.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const START = '/v2/accounts/mfaEnrollment:start';
const FINALIZE = '/v2/accounts/mfaEnrollment:finalize';
const SIGN_IN = '/v2/accounts/mfaSignIn:finalize';
const PROXIED = { trustProxy: ['127.0.0.1'] };

// The clock stands still: the step of a code does not end between its making and its use.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));

afterAll(() => void vi.useRealTimers());

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
		await throttle.take({
			what: 'secondFactor',
			subject: account.id,
			address: `stranger ${count}`,
		});
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
