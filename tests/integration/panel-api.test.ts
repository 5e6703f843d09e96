import { expect, test } from 'vitest';
import { ENGINES } from '#tests/support/database.ts';
import { callPanel, signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

type Operator = { id: string; email: string; role: string; revision: number; disabled: boolean };

for (const engine of ENGINES) {
	test(`S6.01 an administrator invites, changes, disables and removes; each step is logged [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'administrator');
		const invited = await ana.call('POST', 'operators', {
			email: 'Bia@guia.example',
			name: ' Bia ',
			role: 'editor',
		});
		expect(invited).toMatchObject({
			status: 200,
			json: {
				operator: { email: 'Bia@guia.example', name: 'Bia', role: 'editor', joinedAt: null },
			},
		});
		expect(invited.json.link).toMatch(
			new RegExp(`^${site.url}/login\\?mode=invite&oobCode=[\\w-]+&apiKey=guia`),
		);
		expect(
			(
				await ana.call('POST', 'operators', {
					email: 'bia@GUIA.example',
					name: 'B',
					role: 'editor',
				})
			).json.code,
		).toBe('already-operator');

		const bia = invited.json.operator as Operator;
		const promoted = await ana.call('PATCH', `operators/${bia.id}`, {
			revision: bia.revision,
			role: 'administrator',
		});
		expect(promoted.json).toMatchObject({ role: 'administrator', revision: bia.revision + 1 });
		const late = await ana.call('PATCH', `operators/${bia.id}`, {
			revision: bia.revision,
			disabled: true,
		});
		expect(late).toMatchObject({
			status: 409,
			json: {
				code: 'stale',
				current: { role: 'administrator', disabled: false },
				sent: { revision: bia.revision, disabled: true },
			},
		});
		expect((await ana.call('POST', `operators/${bia.id}/invitation`)).json.link).not.toBe(
			invited.json.link,
		);
		expect((await ana.call('DELETE', `operators/${bia.id}?revision=${bia.revision}`)).status).toBe(
			409,
		);
		expect(
			(await ana.call('DELETE', `operators/${bia.id}?revision=${bia.revision + 1}`)).status,
		).toBe(200);
		expect(
			(await ana.call('DELETE', `operators/${bia.id}?revision=${bia.revision + 1}`)).json.code,
		).toBe('not-found');

		const { entries } = (await ana.call('GET', 'audit')).json as {
			entries: { action: string; actor: string }[];
		};
		expect(entries.map(({ action }) => action)).toEqual([
			'operator.removed',
			'operator.invited-again',
			'operator.changed',
			'operator.invited',
		]);
		expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set(['Ana']));
	});

	test(`S6.01 V32 an administrator adds a provider, changes and removes it; its secret is sealed and never shown [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const [ana, bia] = [await signInAs(site, 'administrator'), await signInAs(site, 'editor')];
		const typed = {
			revision: 0,
			label: 'Minha Empresa',
			issuer: 'https://login.example',
			clientId: 'guia',
			clientSecret: 'shh',
			enabled: true,
		};
		expect((await bia.call('POST', 'access/providers', typed)).status).toBe(403);
		expect(
			(await ana.call('POST', 'access/providers', { ...typed, issuer: 'login' })).json.fields,
		).toHaveProperty('issuer');
		const added = await ana.call('POST', 'access/providers', typed);
		expect(added.text).not.toContain('shh');
		expect(added.json).toMatchObject({
			returnAddress: expect.stringContaining(site.url),
			providers: [{ id: 'oidc.minha-empresa', hasSecret: true, revision: 1 }],
		});
		expect((await site.context.identity.providers.byId('oidc.minha-empresa'))?.clientSecret).toBe(
			'shh',
		);
		const path = 'access/providers/oidc.minha-empresa';
		const renamed = { ...typed, revision: 1, label: 'Empresa', clientSecret: null };
		expect((await ana.call('PUT', path, renamed)).json).toMatchObject({
			providers: [{ label: 'Empresa', hasSecret: true, revision: 2 }],
		});
		const stale = await ana.call('PUT', path, { ...renamed, clientSecret: 'new' });
		expect(stale).toMatchObject({
			status: 409,
			json: { current: { revision: 2 }, sent: { clientSecret: null } },
		});
		expect((await site.context.identity.providers.byId('oidc.minha-empresa'))?.clientSecret).toBe(
			'shh',
		);
		await ana.call('PUT', path, { ...renamed, revision: 2, enabled: false });
		expect(await site.context.identity.providers.offered()).toEqual([]);
		expect((await ana.call('DELETE', `${path}?revision=2`)).status).toBe(409);
		expect((await ana.call('DELETE', `${path}?revision=3`)).json.providers).toEqual([]);
		expect((await ana.call('DELETE', `${path}?revision=3`)).json.code).toBe('not-found');
	});

	test(`V20 whoever is disabled or signed out everywhere is refused by the very next call [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const [ana, bia] = [await signInAs(site, 'administrator'), await signInAs(site, 'editor')];
		const { operators } = (await ana.call('GET', 'operators')).json as { operators: Operator[] };
		const id = operators.find(({ email }) => email === bia.email)?.id ?? '';
		expect((await bia.call('GET', 'me')).status).toBe(200);
		expect((await ana.call('POST', `operators/${id}/sign-out`)).json).toEqual({ ended: 1 });
		expect((await bia.call('GET', 'me')).json.code).toBe('signed-out');
		expect((await bia.page('/admin')).status).toBe(302);

		const cau = await signInAs(site, 'editor');
		const other = (
			(await ana.call('GET', 'operators')).json as { operators: Operator[] }
		).operators.find(({ email }) => email === cau.email);
		await ana.call('PATCH', `operators/${other?.id}`, {
			revision: other?.revision,
			disabled: true,
		});
		expect((await cau.call('GET', 'me')).status).toBe(401);
		expect((await cau.page('/admin')).status).toBe(302);
	});

	test(`S6.01 nobody takes the last administrator away, and nobody their own rights [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'administrator');
		const { operator } = (await ana.call('GET', 'account')).json as { operator: Operator };
		for (const change of [{ role: 'editor' }, { disabled: true }]) {
			expect(
				(await ana.call('PATCH', `operators/${operator.id}`, { revision: 1, ...change })).json.code,
			).toBe('yourself');
		}
		expect((await ana.call('DELETE', `operators/${operator.id}?revision=1`)).json.code).toBe(
			'yourself',
		);
	});

	test(`S5.01 the rules of signing in are saved whole, and a stale save gets both versions [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'administrator');
		const { providers, isDamaged, ...before } = (await ana.call('GET', 'access')).json as {
			providers: unknown[];
			isDamaged: boolean;
			revision: number;
			passwordPolicy: object;
		};
		expect([providers, isDamaged, before]).toMatchObject([
			[],
			false,
			{ revision: 0, openSignUp: false, passwordPolicy: { minLength: 8 } },
		]);
		const sent = { ...before, passwordPolicy: { ...before.passwordPolicy, minLength: 12 } };
		expect((await ana.call('PUT', 'access', sent)).json).toMatchObject({
			revision: 1,
			passwordPolicy: { minLength: 12 },
		});
		expect(await ana.call('PUT', 'access', sent)).toMatchObject({
			status: 409,
			json: { code: 'stale', current: { revision: 1, passwordPolicy: { minLength: 12 } }, sent },
		});
		const low = await ana.call('PUT', 'access', {
			...sent,
			revision: 1,
			passwordPolicy: { ...before.passwordPolicy, minLength: 3 },
		});
		expect(low).toMatchObject({
			status: 422,
			json: { code: 'invalid', fields: { 'passwordPolicy.minLength': expect.any(String) } },
		});
		expect((await ana.call('GET', 'access')).json).toMatchObject({
			revision: 1,
			passwordPolicy: { minLength: 12 },
		});
	});

	test(`one's own name, and sessions on other devices [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const ana = await signInAs(site, 'editor');
		const { sessions } = (await ana.call('GET', 'account')).json as {
			sessions: { id: string; current: boolean }[];
		};
		expect(sessions).toMatchObject([{ current: true, provider: 'password', secondFactor: false }]);
		expect(
			(await ana.call('PATCH', 'account', { revision: 1, name: 'Ana Lúcia' })).json,
		).toMatchObject({
			operator: { name: 'Ana Lúcia', revision: 2 },
		});
		expect((await ana.call('PATCH', 'account', { revision: 1, name: 'Outra' })).json).toMatchObject(
			{
				code: 'stale',
				current: { name: 'Ana Lúcia' },
			},
		);
		const stranger = await signInAs(site, 'editor');
		expect((await stranger.call('DELETE', `account/sessions/${sessions[0]?.id}`)).json.code).toBe(
			'not-found',
		);
		expect((await ana.call('GET', 'me')).json).toMatchObject({ name: 'Ana Lúcia', role: 'editor' });
	});
}

test('V43 what a schema does not allow is refused with the field, and changes nothing', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'administrator');
	const refused = await ana.call('POST', 'operators', { email: 'nobody', name: '', role: 'king' });
	expect(refused).toMatchObject({
		status: 422,
		json: {
			code: 'invalid',
			fields: { email: expect.any(String), name: expect.any(String), role: expect.any(String) },
		},
	});
	const raw = (body: string, type = 'application/json') =>
		fetch(`${site.url}/api/admin/operators`, {
			method: 'POST',
			headers: { authorization: `Bearer ${ana.idToken}`, 'content-type': type },
			body,
		});
	for (const body of ['', '{', 'null', '[]', '"x"', '{"email":{}}'])
		expect([400, 422]).toContain((await raw(body)).status);
	expect(
		(await raw('email=a%40b.example&name=A&role=editor', 'application/x-www-form-urlencoded'))
			.status,
	).toBe(400);
	expect((await raw(JSON.stringify({ email: 'x'.repeat(2 << 20) }))).status).toBe(413);
	expect(
		((await ana.call('GET', 'operators')).json as { operators: unknown[] }).operators,
	).toHaveLength(1);
});

test('no answer of the panel is kept by anybody, and each carries the headers of the site', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'editor');
	for (const { headers } of [
		await ana.call('GET', 'me'),
		await callPanel(site, { method: 'GET', path: 'me' }),
	]) {
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('x-robots-tag')).toContain('noindex');
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('x-request-id')).toMatch(/./);
		expect(headers.get('content-security-policy')).toContain("default-src 'none'");
	}
	expect(await callPanel(site, { method: 'GET', path: 'nothing' })).toMatchObject({
		status: 404,
		json: { code: 'not-found' },
	});
	const wrong = await callPanel(site, { method: 'PUT', path: 'me', body: {} });
	expect([wrong.status, wrong.json.code, wrong.headers.get('allow')]).toEqual([
		405,
		'method-not-allowed',
		'GET, HEAD',
	]);
});
