import { z } from 'zod';
import { placeField } from '#core/kit/fields.ts';

/** Entries per page of the log. */
export const AUDIT_PAGE = 50;

const auditEntrySchema = z.object({
	id: z.int(),
	/** UTC milliseconds. */
	at: z.number(),
	actor: z.string(),
	/** The action, as noun.verb. */
	action: z.string(),
	/** Name or address of the target; its id if it has none (any more). */
	subject: z.string().nullable(),
	detail: z.record(z.string(), z.unknown()).nullable(),
	network: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** `next` = cursor to pass as `before`; null at the end. */
export const auditPageSchema = z.object({
	entries: z.array(auditEntrySchema),
	next: z.int().nullable(),
});

export const auditQuerySchema = z.object({ before: placeField.min(1).optional() });
