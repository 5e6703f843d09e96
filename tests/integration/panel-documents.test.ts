import { expect, test } from 'vitest';
import { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('the documentation is made of the schemas that check each call', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'editor');
	const document = (await ana.page('/api/docs/openapi.json')).json as {
		openapi: string;
		paths: Record<string, Record<string, object>>;
	};
	expect(document.openapi).toBe('3.1.0');
	const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
		Object.keys(methods).map(
			(method) =>
				`${method.toUpperCase()} ${path.replace('/api/admin/', '').replace(/\{(\w+)\}/g, ':$1')}`,
		),
	);
	expect(documented.toSorted()).toEqual(
		ADMIN_ROUTES.map(({ method, path }) => `${method} ${path}`).toSorted(),
	);
	expect(document.paths['/api/admin/operators']?.post).toMatchObject({
		requestBody: {
			content: { 'application/json': { schema: { required: ['email', 'name', 'role'] } } },
		},
	});
	const page = await ana.page('/api/docs');
	expect([page.status, page.headers.get('content-type')]).toEqual([
		200,
		'text/html; charset=UTF-8',
	]);
	expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
	expect(page.text).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
	for (const { path } of ADMIN_ROUTES) expect(page.text).toContain(`/api/admin/${path}`);
});

test('the documentation of the panel is for operators: others are sent to sign in, or refused in JSON', async () => {
	await using site = await startTestServer();
	expect(await site.get('/api/docs')).toMatchObject({
		status: 302,
		headers: { location: '/login?destino=%2Fapi%2Fdocs' },
	});
	expect((await site.get('/api/docs/openapi.json')).status).toBe(401);
	const stranger = await signInAs(site, null);
	expect([
		(await stranger.page('/api/docs')).status,
		(await stranger.page('/api/docs/openapi.json')).status,
	]).toEqual([403, 401]);
	const { idToken } = await signInAs(site, 'editor');
	const byProgram = await site.get('/api/docs/openapi.json', {
		headers: { authorization: `Bearer ${idToken}` },
	});
	expect([byProgram.status, byProgram.headers['cache-control']]).toEqual([200, 'no-store']);
});
