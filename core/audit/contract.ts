import { z } from 'zod';
import { placeField } from '#core/kit/fields.ts';

/** How many entries one page of the log has. */
export const AUDIT_PAGE = 50;

const auditEntrySchema = z.object({
	id: z.int(),
	/** UTC milliseconds. */
	at: z.number(),
	actor: z.string(),
	/** What was done, as noun.verb. */
	action: z.string(),
	/** Name or address of what it was done to, its id where it has none (any more). */
	subject: z.string().nullable(),
	detail: z.record(z.string(), z.unknown()).nullable(),
	network: z.string().nullable(),
});
export type AuditEntryView = z.infer<typeof auditEntrySchema>;

/** `next` = what to ask for as `before`; null at the end. */
export const auditPageSchema = z.object({
	entries: z.array(auditEntrySchema),
	next: z.int().nullable(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const auditQuerySchema = z.object({ before: placeField.min(1).optional() });
