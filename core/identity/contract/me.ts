import { z } from 'zod';
import { ROLES } from '#core/identity/operator.ts';

/** The signed-in operator, as the panel shows them. */
export const meSchema = z.object({
	id: z.string(),
	email: z.string(),
	name: z.string().nullable(),
	role: z.enum(ROLES),
	revision: z.int(),
	/** A hosted service keeps the accounts: password and second factor are changed there. */
	hosted: z.boolean(),
	/** The guide requires a second factor or a passkey, and this administrator has none yet. */
	mustEnroll: z.boolean(),
	/** The account has a passkey: sensitive changes may be confirmed with it. */
	hasPasskey: z.boolean(),
	/** The guide is the demo. */
	demo: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;
