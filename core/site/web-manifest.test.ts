import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { LOGO_ICONS } from '#core/media/logo-icon.ts';
import { OWN_ICONS, touchIcon, webManifest } from './web-manifest.ts';

const DIGEST = '0123456789abcdef0123456789abcdef';
const WITH_LOGO = { ...DEFAULT_BRAND, nomeApp: 'Jogos Já', logoURL: `/files/i/${DIGEST}/256.webp` };

test('S1.06 the web manifest lets the guide be installed under the name of the brand', () => {
	expect(webManifest(WITH_LOGO)).toMatchObject({
		...{
			id: '/',
			name: 'Jogos Já',
			short_name: 'Jogos Já',
			display: 'standalone',
			start_url: '/jogos-de-hoje',
			scope: '/',
		},
		shortcuts: [
			{ url: '/jogos-de-hoje' },
			{ url: '/jogos-de-amanha' },
			{ url: '/ao-vivo' },
			{ url: '/preferencias' },
		],
	});
});

test('S1.06 the icons are made of the logo of the brand; without one they are our own drawing', () => {
	const icon = (src: string, edge: number, purpose: string) => ({
		src,
		sizes: `${edge}x${edge}`,
		type: 'image/png',
		purpose,
	});
	const logo = (file: string) => `/files/i/${DIGEST}/${file}`;
	expect(webManifest(WITH_LOGO).icons).toEqual([
		icon(logo('icone-192.png'), 192, 'any'),
		icon(logo('icone-512.png'), 512, 'any'),
		icon(logo('mascara-192.png'), 192, 'maskable'),
		icon(logo('mascara-512.png'), 512, 'maskable'),
	]);
	expect(touchIcon(WITH_LOGO)).toBe(logo('icone-180.png'));
	const own = [
		{ src: '/icones/guia.svg', sizes: 'any', type: 'image/svg+xml' },
		icon('/icones/guia-192.png', 192, 'any'),
		icon('/icones/guia-512.png', 512, 'any'),
		icon('/icones/guia-mascara-192.png', 192, 'maskable'),
		icon('/icones/guia-mascara-512.png', 512, 'maskable'),
	];
	for (const logoURL of [
		'',
		'https://elsewhere.example/x.png',
		`https://elsewhere.example/i/${DIGEST}/256.webp`,
		'/files/v0/b/main/o/x.png',
	]) {
		const brand = { ...DEFAULT_BRAND, logoURL };
		expect([logoURL, webManifest(brand).icons, touchIcon(brand)]).toEqual([logoURL, own, null]);
	}
});

test('our own drawing stands ready for each icon that a logo may fail to become', () => {
	expect([...OWN_ICONS.keys()].sort()).toEqual(Object.keys(LOGO_ICONS).sort());
});
