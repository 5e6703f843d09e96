import { z } from 'zod';
import { DEFAULT_BRAND } from './brand.ts';

/** The record configuracoes/marca, with the specification's exact field names (S3.01). Apart from `brand.ts`, so that no page ships zod. */
export const brandSchema = z.object({
	nomeApp: z.string().trim().min(1).max(60).catch(DEFAULT_BRAND.nomeApp),
	slogan: z.string().trim().max(200).catch(DEFAULT_BRAND.slogan),
	logoURL: z.string().trim().max(2000).catch(DEFAULT_BRAND.logoURL),
	textoRodape: z.string().trim().max(2000).optional(),
});

/** What else the public frame needs (configuracoes/site): all optional, nothing is shown for what is not set. */
export const siteSettingsSchema = z.object({
	perfilSocialURL: z
		.url({ protocol: /^https$/ })
		.nullable()
		.catch(null)
		.default(null),
	contatoEmail: z.email().nullable().catch(null).default(null),
	responsavel: z.string().trim().max(200).nullable().catch(null).default(null),
	/** What the logo shows, where the name beside it does not say it already. */
	logoTextoAlternativo: z.string().trim().max(120).nullable().catch(null).default(null),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;
