import { z } from 'zod';
import { isInstant } from '#core/kit/instant.ts';

/** Findings of the check of all stored data. */
export const checkupSchema = z.object({
	/** When it ended, UTC milliseconds. */
	at: z.number(),
	/** Number of readable rows. */
	rows: z.int(),
	/**
	 * The database's complaint about its own file; null = none, or PostgreSQL, which maintains its
	 * files itself.
	 */
	integrity: z.string().nullable(),
	/**
	 * Tables with unreadable records; `first` = the key of one of them, null if it is secret or
	 * unreadable, too.
	 */
	damaged: z.array(z.object({ table: z.string(), count: z.int(), first: z.string().nullable() })),
});
export type Checkup = z.infer<typeof checkupSchema>;

/** Names of columns that hold an instant. */
const INSTANT = /(^|_)(at|until|from)$/;

/**
 * Whether every instant of a row is in the valid range: 1900 to 2199. Other columns are not
 * checked.
 */
export function hasSoundInstants(row: Readonly<Record<string, unknown>>): boolean {
	return Object.entries(row).every(
		([column, value]) => !INSTANT.test(column) || typeof value !== 'number' || isInstant(value),
	);
}
