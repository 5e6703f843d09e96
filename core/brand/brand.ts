import { z } from 'zod';

/** S1.06: shown until the record is loaded, and whenever it is missing or cannot be read. */
export const DEFAULT_BRAND = {
	nomeApp: 'Guia de Jogos',
	slogan: 'Sua fonte definitiva para não perder nenhum lance do futebol.',
	logoURL: '',
} as const satisfies Brand;

/** The record configuracoes/marca, with the specification's exact field names (S3.01). */
export const brandSchema = z.object({
	nomeApp: z.string().trim().min(1).max(60).catch(DEFAULT_BRAND.nomeApp),
	slogan: z.string().trim().max(200).catch(DEFAULT_BRAND.slogan),
	logoURL: z.string().trim().max(2000).catch(DEFAULT_BRAND.logoURL),
	textoRodape: z.string().trim().max(2000).optional(),
});

export type Brand = { nomeApp: string; slogan: string; logoURL: string; textoRodape?: string | undefined };

/** What else the public frame needs (configuracoes/site): all optional, nothing is shown for what is not set. */
export const siteSettingsSchema = z.object({
	perfilSocialURL: z.url({ protocol: /^https$/ }).nullable().catch(null).default(null),
	contatoEmail: z.email().nullable().catch(null).default(null),
	responsavel: z.string().trim().max(200).nullable().catch(null).default(null),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The brand name without a leading 'Guia ', as titles use it (S1.05). */
export function productName(brand: Brand): string {
	return brand.nomeApp.replace(/^Guia\s+(?=\S)/u, '');
}
