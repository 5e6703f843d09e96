import { expect, test } from 'vitest';
import { MANUAL_FILES, manualPath } from '#core/site/paths/manual.ts';
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

test('the manual is for operators, and each of its links leads to a page and a heading of it', async () => {
	await using site = await startTestServer();
	expect((await site.get('/admin/manual/bots')).headers.location).toBe(
		'/login?destino=%2Fadmin%2Fmanual%2Fbots',
	);
	expect((await (await signInAs(site, null)).page('/admin/manual')).status).toBe(403);
	const ana = await signInAs(site, 'editor');
	const pages = new Map<string, string>();
	for (const file of MANUAL_FILES) {
		const { status, text } = await ana.page(manualPath(file));
		expect([file, status, text.match(/<h1/g)?.length]).toEqual([file, 200, 1]);
		expect(text).not.toContain('<script');
		pages.set(manualPath(file), text);
	}
	for (const [path, text] of pages) {
		const article = text.slice(text.indexOf('<article'));
		for (const [, link = ''] of article.matchAll(/href="([^"]+)"/g)) {
			const [page = '', anchor] = link.split('#', 2);
			const found = pages.get(page === '' ? path : page) ?? '';
			expect([path, link, found !== '']).toEqual([path, link, true]);
			if (anchor !== undefined) expect(found).toContain(`id="${anchor}"`);
		}
	}
	expect((await ana.page('/admin/manual/nada')).status).toBe(404);
});
