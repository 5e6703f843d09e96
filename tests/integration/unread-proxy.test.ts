import { expect, test } from 'vitest';
import { securityViewSchema } from '#core/security/contract.ts';
import { checkProxy } from '#server/doctor/check-proxy.ts';
import { ENGINES } from '#tests/support/database.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';

const PROXIED = { headers: { 'x-forwarded-for': '198.51.100.7' } };

/** The warnings of the log about the header. */
async function warnings(site: TestServer) {
	return (await site.log()).filter(({ code }) => code === 'untrusted-proxy');
}

/** Of the security card, what concerns the proxy; null where there is no card. */
async function onDashboard(site: TestServer, role: 'administrator' | 'editor') {
	const { json } = await (await signInAs(site, role)).call('GET', 'overview');
	const read = securityViewSchema.nullable().parse(json.security);
	return read?.findings.filter(({ check }) => check === 'proxy') ?? null;
}

for (const engine of ENGINES) {
	test(`a proxy outside TRUST_PROXY is told once in the log, on the dashboard and by the doctor, until it is right [${engine}]`, async () => {
		await using site = await startTestServer({ engine });
		const { config } = site.context;
		expect([await onDashboard(site, 'administrator'), await checkProxy(config)]).toEqual([
			[],
			{ state: 'fine', words: null },
		]);
		for (const target of ['/', '/', '/livez', '/api/admin/overview', '/nada'])
			await site.get(target, PROXIED);
		expect(await warnings(site)).toEqual([
			expect.objectContaining({
				level: 'warn',
				client: '127.0.0.0/24',
				msg: expect.stringContaining('TRUST_PROXY'),
			}),
		]);
		await expect
			.poll(() => onDashboard(site, 'administrator'))
			.toMatchObject([
				{
					words: expect.stringContaining('127.0.0.0/24'),
					todo: { code: 'TRUST_PROXY=127.0.0.1,::1' },
				},
			]);
		expect(await onDashboard(site, 'editor')).toBe(null);
		expect(await checkProxy(config)).toEqual({
			state: 'note',
			words: expect.stringContaining('TRUST_PROXY=127.0.0.1,::1 '),
		});

		const { dataDir, databaseUrl } = config;
		const trustProxy = ['127.0.0.1', '::1'];
		await using mended = await startTestServer({
			address: { dataDir, databaseUrl },
			config: { trustProxy },
		});
		await mended.get('/', PROXIED);
		expect(await warnings(mended)).toEqual([]);
		expect(await onDashboard(mended, 'administrator')).toEqual([]);
		expect(await checkProxy(mended.context.config)).toEqual({ state: 'fine', words: null });
	});
}
