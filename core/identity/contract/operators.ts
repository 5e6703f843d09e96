import { z } from 'zod';
import { fieldCopy } from '#core/copy/problems.ts';
import { parseEmail } from '#core/identity/email.ts';
import { ROLES } from '#core/identity/operator.ts';
import { placeField, revisionField } from '#core/kit/fields.ts';
import { NAME_LENGTH } from './limits.ts';

export const nameField = z.string().trim().min(1).max(NAME_LENGTH);
const emailField = z
	.string()
	.trim()
	.max(254)
	.refine((text) => parseEmail(text) !== null, fieldCopy.email);

export const operatorSchema = z.object({
	id: z.string(),
	email: z.string(),
	name: z.string().nullable(),
	role: z.enum(ROLES),
	disabled: z.boolean(),
	/** UTC milliseconds, like every instant here. */
	invitedAt: z.number(),
	/** Null until the invitation is accepted. */
	joinedAt: z.number().nullable(),
	/** A save must send this revision. */
	revision: z.int(),
});
export type OperatorView = z.infer<typeof operatorSchema>;

export const operatorListSchema = z.object({ operators: z.array(operatorSchema) });

export const invitationSchema = z.object({
	email: emailField,
	name: nameField,
	role: z.enum(ROLES),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** `link` = the invitation link that was e-mailed, to share by other means; returned only once. */
export const invitedSchema = z.object({ operator: operatorSchema, link: z.string() });
export type Invited = z.infer<typeof invitedSchema>;

/** Omitted fields stay unchanged. */
export const operatorChangeSchema = z.object({
	revision: revisionField,
	name: nameField.optional(),
	role: z.enum(ROLES).optional(),
	disabled: z.boolean().optional(),
});

export const revisionQuerySchema = z.object({ revision: placeField.min(1) });

/** Number of sessions or factors ended. */
export const endedSchema = z.object({ ended: z.int() });
export type Ended = z.infer<typeof endedSchema>;
