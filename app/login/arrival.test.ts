import { expect, test } from 'vitest';
import { signInLink } from '#core/site/paths/panel.ts';
import { readArrival } from './arrival.ts';

const SITE = 'https://guia.example';

test('S2.08 a sign-in comes back to where it was asked for, by default to the dashboard', () => {
	expect(readArrival(`${SITE}/login?destino=%2Fadmin%2Fjogos%3Fpagina%3D2`).destination).toBe(
		'/admin/jogos?pagina=2',
	);
	expect(readArrival(`${SITE}/login`).destination).toBe('/admin');
});

test('V03 another origin is no destination', () => {
	for (const text of [
		'//evil.example',
		'/\\evil.example',
		'https://evil.example',
		'javascript:alert(1)',
		'%09//evil.example',
	]) {
		expect(readArrival(`${SITE}/login?destino=${encodeURIComponent(text)}`).destination).toBe(
			'/admin',
		);
	}
});

test('a link of a mail says what is to be done', () => {
	const link =
		SITE + signInLink('resetPassword', 'abc', { apiKey: 'guia', destination: '/admin/rss' });
	expect(readArrival(link)).toEqual({
		destination: '/admin/rss',
		action: 'resetPassword',
		code: 'abc',
		href: link,
	});
	expect(readArrival(`${SITE}/login?mode=evil&oobCode=abc`).action).toBeNull();
	expect(readArrival(`${SITE}/login?mode=setup`).action).toBeNull();
});
