import { z } from 'zod';
import { deskQuerySchema } from './desk.ts';

/** Formats of an export. */
export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ics'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The filter of the desk's list, and the format. */
export const exportQuerySchema = deskQuerySchema.omit({ after: true, limit: true, count: true }).extend({ format: z.enum(EXPORT_FORMATS) });
export type ExportQuery = z.infer<typeof exportQuerySchema>;

/** A file for the browser to keep: JSON of the panel carries it as Base64. */
export const exportedFileSchema = z.object({ name: z.string(), type: z.string(), base64: z.string(), games: z.int() });
