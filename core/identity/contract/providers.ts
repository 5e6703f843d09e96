import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { heldRevisionField } from '#core/kit/fields.ts';

/** An OpenID Connect provider as administrators see it; its secret is never shown. */
const providerSchema = z.object({
	id: z.string(),
	label: z.string(),
	issuer: z.string(),
	clientId: z.string(),
	hasSecret: z.boolean(),
	enabled: z.boolean(),
	/** Set by the environment (OIDC_ISSUER): not editable here. */
	fixed: z.boolean(),
	revision: z.int(),
});
export type ProviderView = z.infer<typeof providerSchema>;

/** `returnAddress` = the redirect address to register with the provider. */
export const providerListSchema = z.object({
	providers: z.array(providerSchema),
	returnAddress: z.string(),
});
export type ProviderList = z.infer<typeof providerListSchema>;

/** `clientSecret` null = none, or the stored one. Revision 0 = a new provider. */
export const providerChangeSchema = z.object({
	revision: heldRevisionField,
	label: z.string().trim().min(1).max(60),
	issuer: z.url({ protocol: /^https?$/, error: fieldCopy.httpsAddress }).max(512),
	clientId: z.string().trim().min(1).max(512),
	clientSecret: z.string().min(1).max(2_048).nullable(),
	enabled: z.boolean(),
});
export type ProviderChange = z.infer<typeof providerChangeSchema>;
