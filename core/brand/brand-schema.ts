import { z } from 'zod';
import { type Brand, DEFAULT_BRAND } from './brand.ts';

/**
 * The record configuracoes/marca, with the specification's exact field names (S3.01). Separate from
 * `brand.ts`, so that no page ships zod.
 */
export const brandSchema = z.object({
	nomeApp: z.string().trim().min(1).max(60).catch(DEFAULT_BRAND.nomeApp),
	slogan: z.string().trim().max(200).catch(DEFAULT_BRAND.slogan),
	logoURL: z.string().trim().max(2000).catch(DEFAULT_BRAND.logoURL),
	textoRodape: z.string().trim().max(2000).optional(),
});

/**
 * The brand of a record: the defaults (S1.06) where it is missing (null) or its schema refuses it.
 * A damaged record is ignored as a whole: what is left of it is not the brand that was saved.
 */
export function brandOf(record: unknown): { kind: 'stored' | 'missing' | 'damaged'; brand: Brand } {
	if (record === null) return { kind: 'missing', brand: DEFAULT_BRAND };
	const read = brandSchema.safeParse(record);
	return read.success
		? { kind: 'stored', brand: read.data }
		: { kind: 'damaged', brand: DEFAULT_BRAND };
}

/**
 * Other settings of the public frame (configuracoes/site). All are optional: an unset one shows
 * nothing.
 */
export const siteSettingsSchema = z.object({
	perfilSocialURL: z
		.url({ protocol: /^https$/ })
		.nullable()
		.catch(null)
		.default(null),
	contatoEmail: z.email().nullable().catch(null).default(null),
	responsavel: z.string().trim().max(200).nullable().catch(null).default(null),
	/** Alt text of the logo, where the name beside it does not already say it. */
	logoTextoAlternativo: z.string().trim().max(120).nullable().catch(null).default(null),
});

export type SiteSettings = z.infer<typeof siteSettingsSchema>;

/** The site settings of a record (null = missing); all are unset where it is missing or damaged. */
export function siteSettingsOf(record: unknown): { settings: SiteSettings; isDamaged: boolean } {
	const read = siteSettingsSchema.safeParse(record ?? {});
	return { settings: read.data ?? siteSettingsSchema.parse({}), isDamaged: !read.success };
}
