import { z } from 'zod';
import { deskQuerySchema } from '#core/games/contract/desk.ts';
import { dayField } from '#core/kit/fields.ts';

/** Formats of an export. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The filter of the desk's list, and the format. */
export const exportQuerySchema = deskQuerySchema
	.omit({ after: true, limit: true, count: true })
	.extend({ format: z.enum(EXPORT_FORMATS) });
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** A download: the panel's JSON carries it as Base64. */
export const exportedFileSchema = z.object({
	name: z.string(),
	type: z.string(),
	base64: z.string(),
	games: z.int(),
});
export type ExportedFile = z.infer<typeof exportedFileSchema>;

/** Day of the text, YYYY-MM-DD in São Paulo. */
export const dayTextQuerySchema = z.object({ dia: dayField });

/**
 * A day as a WhatsApp message: `games` = how many are still to come, `link` = opens WhatsApp with
 * as much of the text as an address holds.
 */
export const dayTextSchema = z.object({
	day: z.string(),
	games: z.int(),
	text: z.string(),
	link: z.string(),
});
export type DayText = z.infer<typeof dayTextSchema>;
