import { z } from 'zod';
import { identitySettingsSchema } from '#core/identity/identity-settings.ts';
import { heldRevisionField } from '#core/kit/fields.ts';

/** What an administrator sets about signing in. `providers` = those that are offered now. */
export const accessSchema = identitySettingsSchema.extend({
	/** What is stored cannot be read: the defaults hold until somebody saves. */
	isDamaged: z.boolean(),
	revision: z.int(),
	providers: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type AccessView = z.infer<typeof accessSchema>;

/** All of it at once; `revision` 0 = nothing was ever saved. */
export const accessChangeSchema = identitySettingsSchema
	.required()
	.extend({ revision: heldRevisionField });
export type AccessChange = z.infer<typeof accessChangeSchema>;
