import { expect, test } from 'vitest';
import { PANEL_ROUTES } from '#core/site/panel-address.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

test('S2.08 every page of the panel sends a signed-out visitor to sign in, and back', async () => {
	await using site = await startTestServer();
	for (const route of PANEL_ROUTES) {
		const path = `${route.replace(/:\w+/, 'x1')}?pagina=2`;
		expect(await site.get(path)).toMatchObject({
			status: 302,
			headers: {
				location: `/login?destino=${encodeURIComponent(path)}`,
				'cache-control': 'no-store',
			},
		});
	}
	expect(
		(await site.get('/admin', { headers: { cookie: 'guia-session=forged.AAAA' } })).status,
	).toBe(302);
});

test('S2.08 an operator gets every page of the panel, and nobody keeps it', async () => {
	await using site = await startTestServer();
	const ana = await signInAs(site, 'editor');
	for (const route of PANEL_ROUTES) {
		const { status, headers, text } = await ana.page(route.replace(/:\w+/, 'x1'));
		expect([route, status]).toEqual([route, 200]);
		expect(headers.get('cache-control')).toBe('no-store');
		expect(headers.get('etag')).toBeNull();
		expect(headers.get('x-robots-tag')).toContain('noindex');
		expect(headers.get('content-security-policy')).toContain("style-src 'self' 'unsafe-inline'");
		expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
		// S4.02: nothing of the app before the first status; the waiting line (S2.11) is the document's
		// own.
		const words = text
			.replace(/[\s\S]*<body[^>]*>/, '')
			.replace(/<(script|noscript|template)[\s\S]*?<\/\1>/g, '');
		expect(words.replace(/<[^>]*>/g, '').trim()).toBe('A carregar...');
	}
	expect((await ana.page('/admin/nada')).status).toBe(404);
	expect((await ana.page('/Admin/Jogos/')).headers.get('location')).toBe('/admin/jogos');
	await ana.signOut();
	expect((await ana.page('/admin')).status).toBe(302);
});

test('S6.01 who signed in without an invitation gets 403', async () => {
	await using site = await startTestServer();
	const stranger = await signInAs(site, null);
	expect((await stranger.page('/admin')).status).toBe(403);
});

test('the sign-in keeps its hold on the window of a provider; every other page lets go', async () => {
	await using site = await startTestServer();
	expect((await site.get('/login')).headers['cross-origin-opener-policy']).toBe(
		'same-origin-allow-popups',
	);
	expect((await site.get('/jogos-de-hoje')).headers['cross-origin-opener-policy']).toBe(
		'same-origin',
	);
	expect((await site.get('/jogos-de-hoje')).headers['content-security-policy']).not.toContain(
		'unsafe-inline',
	);
	expect((await site.get('/admin', { method: 'POST' })).status).toBe(405);
});
