import { expect, test } from 'vitest';
import { anAccount } from '#tests/support/identity.ts';
import { identityClient } from '#tests/support/identity-client.ts';
import { serve } from '#tests/support/identity-links.ts';
import { elsewhere, refusalOf } from '#tests/support/identity-visits.ts';
import { lettersOf, newestLink } from '#tests/support/outbox.ts';

const SEND = '/v1/accounts:sendOobCode';

test('V21 the answer to a request for a link is one, whoever is asked about; only who may sign in gets a letter', async () => {
	await using site = await serve();
	const { identity } = site.context;
	const active = await anAccount(identity);
	const disabled = await anAccount(identity, { disabled: true });
	for (const requestType of ['EMAIL_SIGNIN', 'PASSWORD_RESET']) {
		const answers = [];
		for (const email of [active.email, disabled.email, 'ninguem@guia.example']) {
			const { status, text } = await identityClient(site.url).call(
				SEND,
				{ requestType, email },
				elsewhere(),
			);
			answers.push(`${status} ${text.replace(String(email), 'EMAIL')}`);
		}
		expect(new Set(answers).size).toBe(1);
	}
	expect((await lettersOf(site)).map(({ to, mode }) => [to, mode])).toEqual([
		[active.email, 0o600],
		[active.email, 0o600],
	]);
});

test('V31 hostile headers and addresses leave the link as it is: at PUBLIC_URL, to a path of ours or nowhere', async () => {
	await using site = await serve();
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	const hostile = {
		...elsewhere(),
		'x-forwarded-host': 'evil.example',
		forwarded: 'host=evil.example',
		'x-forwarded-proto': 'https',
	};
	const send = (continueUrl: string) =>
		client.call(
			SEND,
			{ requestType: 'EMAIL_SIGNIN', email, continueUrl },
			{ ...hostile, ...elsewhere() },
		);
	expect((await send('http://guia.example//evil.example/admin')).status).toBe(200);
	expect((await newestLink(site, String(email))).href).not.toContain('evil');
	expect(refusalOf(await send('https://evil.example/'))).toBe('UNAUTHORIZED_DOMAIN');
	expect(refusalOf(await send('https://guia.example.evil.example/'))).toBe('UNAUTHORIZED_DOMAIN');
	expect(refusalOf(await send('javascript:alert(1)'))).toBe('INVALID_CONTINUE_URI');
	expect(refusalOf(await send('nada'))).toBe('INVALID_CONTINUE_URI');
	expect((await lettersOf(site)).every(({ raw }) => !raw.includes('evil'))).toBe(true);
});

test('V30 only a plain address gets mail, and only the one that is stored', async () => {
	await using site = await serve();
	const { email } = await anAccount(site.context.identity);
	const client = identityClient(site.url);
	const odd = [
		`${email}, evil@evil.example`,
		`"a" <${email}>`,
		`${email}\r\nBcc: evil@evil.example`,
		['a@b.example'],
		{ a: 1 },
		'',
		null,
	];
	for (const address of odd)
		expect(
			(await client.call(SEND, { requestType: 'PASSWORD_RESET', email: address }, elsewhere()))
				.status,
		).toBe(400);
	await client.call(
		SEND,
		{ requestType: 'PASSWORD_RESET', email: ` ${String(email).toUpperCase()} ` },
		elsewhere(),
	);
	expect((await lettersOf(site)).map(({ to }) => to)).toEqual([email]);
});

test('F21 a mail server that refuses or never answers changes no answer, and its failure stands in the log', async () => {
	await using site = await serve({
		config: { mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'guia@guia.example' } },
	});
	const { email } = await anAccount(site.context.identity);
	const answer = await identityClient(site.url).call(
		SEND,
		{ requestType: 'PASSWORD_RESET', email },
		elsewhere(),
	);
	expect(answer.status).toBe(200);
	await site.context.identity.background.settled();
	site.context.identity.mailer.close();
	await site.context.identity.mailer.settled(10_000);
	const lines = await site.log();
	expect(lines.some(({ msg }) => msg === 'mail given up' || msg === 'mail not sent yet')).toBe(
		true,
	);
	expect(JSON.stringify(lines)).not.toContain('oobCode');
});

test('V25 mails are counted for whoever is written to, in whatever spelling, and from wherever', async () => {
	await using site = await serve();
	const client = identityClient(site.url);
	const place = elsewhere();
	const codes = [];
	for (const email of [
		'ana@guia.example',
		'ANA@guia.example',
		'a.n.a@guia.example',
		'ana+x@guia.example',
	])
		codes.push(refusalOf(await client.call(SEND, { requestType: 'PASSWORD_RESET', email }, place)));
	expect(codes).toEqual([undefined, undefined, undefined, 'RESET_PASSWORD_EXCEED_LIMIT']);
});
