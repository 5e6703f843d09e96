import { z } from 'zod';
import { isInstant } from '#core/kit/instant.ts';

/** What a look at everything that is stored found. */
export const checkupSchema = z.object({
	/** When it ended, UTC milliseconds. */
	at: z.number(),
	/** Rows that could be read. */
	rows: z.int(),
	/**
	 * The complaint of the database about its own file; null = none, or PostgreSQL, which looks after
	 * its files itself.
	 */
	integrity: z.string().nullable(),
	/**
	 * Tables with records that cannot be read; `first` = the key of one of them, null where it is a
	 * secret or cannot be read either.
	 */
	damaged: z.array(z.object({ table: z.string(), count: z.int(), first: z.string().nullable() })),
});
export type Checkup = z.infer<typeof checkupSchema>;

/** Names of columns that hold an instant. */
const INSTANT = /(^|_)(at|until|from)$/;

/**
 * Whether every instant of a row lies where the guide keeps instants: 1900 to 2199. Other columns
 * are not judged.
 */
export function hasSoundInstants(row: Readonly<Record<string, unknown>>): boolean {
	return Object.entries(row).every(
		([column, value]) => !INSTANT.test(column) || typeof value !== 'number' || isInstant(value),
	);
}
