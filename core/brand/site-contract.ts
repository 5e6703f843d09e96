import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { heldRevisionField } from '#core/kit/fields.ts';

/** Other settings of the public frame (configuracoes/site); null = unset, and nothing is shown. */
export const siteViewSchema = z.object({
	perfilSocialURL: z.string().nullable(),
	contatoEmail: z.string().nullable(),
	responsavel: z.string().nullable(),
	logoTextoAlternativo: z.string().nullable(),
	/** The stored record is unreadable: none of it applies until an operator saves. */
	isDamaged: z.boolean(),
	revision: z.int(),
});
export type SiteView = z.infer<typeof siteViewSchema>;

/** As strict as the public frame, which silently drops what it refuses. */
const isProfile = (text: string) =>
	z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(text).success;
const isMail = (text: string) => z.email().safeParse(text).success;

/** Replaces all settings. `revision` 0 = never saved. */
export const siteChangeSchema = z.object({
	perfilSocialURL: z.string().trim().max(300).refine(isProfile, fieldCopy.httpsAddress).nullable(),
	contatoEmail: z.string().trim().max(200).refine(isMail, fieldCopy.email).nullable(),
	responsavel: z.string().trim().min(1).max(200).nullable(),
	logoTextoAlternativo: z.string().trim().min(1).max(120).nullable(),
	revision: heldRevisionField,
});
export type SiteChange = z.infer<typeof siteChangeSchema>;
