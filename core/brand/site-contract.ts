import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { heldRevisionField } from '#core/kit/fields.ts';

/**
 * What else the public frame needs (configuracoes/site); null = not set, and then nothing is shown.
 */
export const siteViewSchema = z.object({
	perfilSocialURL: z.string().nullable(),
	contatoEmail: z.string().nullable(),
	responsavel: z.string().nullable(),
	logoTextoAlternativo: z.string().nullable(),
	/** What is stored cannot be read: nothing of it holds until somebody saves. */
	isDamaged: z.boolean(),
	revision: z.int(),
});
export type SiteView = z.infer<typeof siteViewSchema>;

/**
 * Nothing less than what the public frame takes: what it does not take it would silently leave out.
 */
const isProfile = (text: string) =>
	z.url({ protocol: /^https$/, hostname: z.regexes.domain }).safeParse(text).success;
const isMail = (text: string) => z.email().safeParse(text).success;

/** All of it at once. `revision` 0 = nothing was ever saved. */
export const siteChangeSchema = z.object({
	perfilSocialURL: z.string().trim().max(300).refine(isProfile, fieldCopy.httpsAddress).nullable(),
	contatoEmail: z.string().trim().max(200).refine(isMail, fieldCopy.email).nullable(),
	responsavel: z.string().trim().min(1).max(200).nullable(),
	logoTextoAlternativo: z.string().trim().min(1).max(120).nullable(),
	revision: heldRevisionField,
});
export type SiteChange = z.infer<typeof siteChangeSchema>;
