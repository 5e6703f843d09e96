import { z } from 'zod';
import { identitySettingsSchema } from '#core/identity/identity-settings.ts';
import { heldRevisionField } from '#core/kit/fields.ts';

/** Sign-in settings of an administrator. `providers` = those currently offered. */
export const accessSchema = identitySettingsSchema.extend({
	/** The stored settings are unreadable: the defaults apply until an administrator saves. */
	isDamaged: z.boolean(),
	revision: z.int(),
	providers: z.array(z.object({ id: z.string(), label: z.string() })),
});
export type AccessView = z.infer<typeof accessSchema>;

/** Replaces all settings; `revision` 0 = never saved. */
export const accessChangeSchema = identitySettingsSchema
	.required()
	.extend({ revision: heldRevisionField });
export type AccessChange = z.infer<typeof accessChangeSchema>;
