import { z } from 'zod';
import { ROLES } from '#core/identity/operator.ts';

/** Who works here, as the panel shows them. */
export const meSchema = z.object({
	id: z.string(),
	email: z.string(),
	name: z.string().nullable(),
	role: z.enum(ROLES),
	revision: z.int(),
	/** Accounts are kept by a hosted service: password and second factor are changed there. */
	hosted: z.boolean(),
	/** The guide is the demonstration. */
	demo: z.boolean(),
});
export type Me = z.infer<typeof meSchema>;
