import { expect, test } from 'vitest';
import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { webManifest } from './web-manifest.ts';

test('S1.06 the web manifest has the name of the brand, and its logo before our own drawing', () => {
	expect(webManifest(DEFAULT_BRAND)).toMatchObject({
		name: 'Guia de Jogos',
		icons: [{ type: 'image/svg+xml' }, { sizes: '192x192' }, { sizes: '512x512' }],
	});
	const logoURL = '/files/i/0123456789abcdef0123456789abcdef/256.webp';
	expect(webManifest({ ...DEFAULT_BRAND, nomeApp: 'Jogos Já', logoURL })).toMatchObject({
		...{ name: 'Jogos Já', short_name: 'Jogos Já' },
		icons: [{ src: logoURL }],
	});
	expect(webManifest({ ...DEFAULT_BRAND, logoURL: 'https://elsewhere.example/x.png' }).icons).toHaveLength(3);
});
