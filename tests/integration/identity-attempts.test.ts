import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, PASSWORD } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { elsewhere, refusalOf } from '#tests/support/identity-visits.ts';
import { newestCode } from '#tests/support/outbox.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const SIGN_IN = '/v1/accounts:signInWithPassword';
let site: TestServer;

beforeAll(async () => {
	site = await startTestServer({ config: { trustProxy: ['127.0.0.1'] } });
});

afterAll(() => site[Symbol.asyncDispose]());

test('V23 V25 attempts are counted for the account and for the address, however both are spelled', async () => {
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	const place = elsewhere();
	const spellings = [
		email,
		String(email).toUpperCase(),
		` ${email} `,
		String(email).replace('@', '+x@'),
		String(email).replace(/^(.)/, '$1.'),
	];
	const codes = [];
	for (let count = 0; count < 11; count += 1) {
		const body = {
			email: spellings[count % spellings.length],
			password: `tentativa ${count}`,
			tenantId: `t${count}`,
		};
		codes.push(
			refusalOf(
				await client.call(`${SIGN_IN}?n=${count}`, body, {
					...place,
					'user-agent': `agent ${count}`,
				}),
			),
		);
	}
	expect(codes.slice(0, 10)).toEqual(Array(10).fill('INVALID_LOGIN_CREDENTIALS'));
	expect(codes[10]).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
	expect(refusalOf(await client.call(SIGN_IN, { email, password: PASSWORD }, place))).toBe(
		'TOO_MANY_ATTEMPTS_TRY_LATER',
	);
});

test('V26 strangers who fail from many places do not keep the owner out of where they signed in before', async () => {
	const { throttle } = site.context.identity;
	const { email } = await anAccount(site.context.identity);
	const home = elsewhere();
	const client = identityClient(site.url);
	expect((await client.call(SIGN_IN, { email, password: PASSWORD }, home)).status).toBe(200);
	for (let count = 0; count < 1_000; count += 1)
		await throttle.take({ what: 'signIn', subject: email, address: `stranger ${count % 200}` });
	const abroad = { 'x-forwarded-for': '192.0.2.77' };
	expect(refusalOf(await client.call(SIGN_IN, { email, password: PASSWORD }, abroad))).toBe(
		'TOO_MANY_ATTEMPTS_TRY_LATER',
	);
	expect((await client.call(SIGN_IN, { email, password: PASSWORD }, home)).status).toBe(200);
});

test('V26 strangers who ask for mails do not close "forgot my password" where the owner signed in before', async () => {
	const { throttle } = site.context.identity;
	const { email } = await anAccount(site.context.identity);
	const home = elsewhere();
	const client = identityClient(site.url);
	await client.call(SIGN_IN, { email, password: PASSWORD }, home);
	for (let count = 0; count < 20; count += 1)
		await throttle.take({ what: 'mail', subject: email, address: `stranger ${count}` });
	const asked = { requestType: 'PASSWORD_RESET', email };
	const abroad = { 'x-forwarded-for': '192.0.2.78' };
	expect(refusalOf(await client.call('/v1/accounts:sendOobCode', asked, abroad))).toBe(
		'RESET_PASSWORD_EXCEED_LIMIT',
	);
	expect((await client.call('/v1/accounts:sendOobCode', asked, home)).status).toBe(200);
});

test('V26 a right code out of the mailbox signs in, however often others failed on the account', async () => {
	const { throttle } = site.context.identity;
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	const abroad = { 'x-forwarded-for': '192.0.2.79' };
	await client.call('/v1/accounts:sendOobCode', { requestType: 'EMAIL_SIGNIN', email }, abroad);
	for (let count = 0; count < 1_000; count += 1)
		await throttle.take({ what: 'signIn', subject: email, address: `stranger ${count % 200}` });
	for (let count = 0; count < 11; count += 1)
		await client.call(SIGN_IN, { email, password: 'outra senha qualquer' }, abroad);
	expect(refusalOf(await client.call(SIGN_IN, { email, password: PASSWORD }, abroad))).toBe(
		'TOO_MANY_ATTEMPTS_TRY_LATER',
	);
	const oobCode = await newestCode(site, String(email));
	expect(
		(await client.call('/v1/accounts:signInWithEmailLink', { email, oobCode }, abroad)).status,
	).toBe(200);
});

test('V24 attempts are counted where they are handled: no spelling of the path leads around the count', async () => {
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	const place = elsewhere();
	for (const path of [`${SIGN_IN}/`, SIGN_IN.toUpperCase(), `/${SIGN_IN}`])
		expect([path, (await client.call(path, { email, password: 'x' }, place)).status]).toEqual([
			path,
			404,
		]);
	const spellings = [
		SIGN_IN,
		'/v1/accounts:signInWithPasswor%64',
		'/v1/%61ccounts:signInWithPassword',
	];
	const codes = [];
	for (let count = 0; count < 12; count += 1)
		codes.push(
			refusalOf(
				await client.call(
					spellings[count % spellings.length] ?? '',
					{ email, password: 'x' },
					place,
				),
			),
		);
	expect(codes.filter((code) => code === 'INVALID_LOGIN_CREDENTIALS').length).toBeLessThanOrEqual(
		10,
	);
	expect(codes.slice(10)).toEqual(Array(2).fill('TOO_MANY_ATTEMPTS_TRY_LATER'));
});
