import { z } from 'zod';
import { type Brand, DEFAULT_BRAND } from './brand.ts';

/**
 * The record configuracoes/marca, with the specification's exact field names (S3.01). Apart from
 * `brand.ts`, so that no page ships zod.
 */
export const brandSchema = z.object({
	nomeApp: z.string().trim().min(1).max(60).catch(DEFAULT_BRAND.nomeApp),
	slogan: z.string().trim().max(200).catch(DEFAULT_BRAND.slogan),
	logoURL: z.string().trim().max(2000).catch(DEFAULT_BRAND.logoURL),
	textoRodape: z.string().trim().max(2000).optional(),
});

/**
 * The brand that a record means: the defaults (S1.06) where there is none (null), or where it holds
 * something that its schema refuses. Then nothing of it is shown: what is left of a damaged record
 * is nobody's brand.
 */
export function brandOf(record: unknown): { kind: 'stored' | 'missing' | 'damaged'; brand: Brand } {
	if (record === null) return { kind: 'missing', brand: DEFAULT_BRAND };
	const read = brandSchema.safeParse(record);
	return read.success
		? { kind: 'stored', brand: read.data }
		: { kind: 'damaged', brand: DEFAULT_BRAND };
}

/**
 * What else the public frame needs (configuracoes/site): all optional, nothing is shown for what is
 * not set.
 */
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

/**
 * What a record says of the site (null = there is none): nothing where it is missing or damaged.
 */
export function siteSettingsOf(record: unknown): { settings: SiteSettings; isDamaged: boolean } {
	const read = siteSettingsSchema.safeParse(record ?? {});
	return { settings: read.data ?? siteSettingsSchema.parse({}), isDamaged: !read.success };
}
