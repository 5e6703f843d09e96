import { expect, test } from 'vitest';
import { DEFAULT_BRAND, productName } from './brand.ts';
import { brandSchema } from './brand-schema.ts';

test('S1.06 defaults are literal', () => {
	expect(DEFAULT_BRAND.nomeApp).toBe('Guia de Jogos');
	expect(DEFAULT_BRAND.slogan).toBe(
		'Sua fonte definitiva para não perder nenhum lance do futebol.',
	);
	expect(DEFAULT_BRAND.logoURL).toBe('');
});

test('S3.01 the record keeps its exact field names, and a damaged field falls back to its default', () => {
	const record = {
		nomeApp: 'Bola na TV',
		slogan: 'Tudo',
		logoURL: '/files/logo.png',
		textoRodape: 'Rodapé',
	};
	expect(brandSchema.parse(record)).toEqual(record);
	expect(brandSchema.parse({ nomeApp: 7, extra: true })).toEqual(DEFAULT_BRAND);
	expect(brandSchema.safeParse('texto').success).toBe(false);
});

test('S1.05 the product in titles is the brand without a leading "Guia "', () => {
	const named = (nomeApp: string) => productName({ ...DEFAULT_BRAND, nomeApp });
	expect(named('Guia de Jogos')).toBe('de Jogos');
	expect(named('Bola na TV')).toBe('Bola na TV');
	expect(named('Guia')).toBe('Guia');
	expect(named('Guiana FC')).toBe('Guiana FC');
});
