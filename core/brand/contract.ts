import { z } from 'zod';
import { heldRevisionField } from '#core/kit/fields.ts';

/** The brand as the panel edits it: the fields of S3.01, '' where nothing is set. */
export const brandViewSchema = z.object({
	nomeApp: z.string(),
	slogan: z.string(),
	logoURL: z.string(),
	textoRodape: z.string(),
	/** The stored record is unreadable: the defaults apply until an operator saves. */
	isDamaged: z.boolean(),
	revision: z.int(),
});
export type BrandView = z.infer<typeof brandViewSchema>;

/**
 * Replaces the whole brand. `logoURL`: '' = none, the address of an uploaded picture as the file
 * client returns it (without the origin), or the one already stored. `revision` 0 = never saved.
 */
export const brandChangeSchema = z.object({
	nomeApp: z.string().trim().min(1).max(60),
	slogan: z.string().trim().max(200),
	logoURL: z.string().trim().max(2000),
	textoRodape: z.string().trim().max(2000),
	revision: heldRevisionField,
});
export type BrandChange = z.infer<typeof brandChangeSchema>;
