import { z } from 'zod';

/**
 * The value of a JSON column; undefined when the text is not JSON. Never throws: a truncated or
 * hand-edited row must not break reads of other rows. Each reader chooses its own fallback, always
 * the more restrictive one.
 */
export function storedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** A column value validated by a schema; null when it is damaged. */
export function storedAs<Value>(schema: z.ZodType<Value>, text: string): Value | null {
	return schema.safeParse(storedJson(text)).data ?? null;
}

const wordsSchema = z.array(z.string());

/** A column that holds a list of words or ids; null when it is damaged. */
export function storedWords(text: string): string[] | null {
	return storedAs(wordsSchema, text);
}

const objectSchema = z.record(z.string(), z.unknown());

/** A column that holds an object; null when it is damaged. */
export function storedObject(text: string): Record<string, unknown> | null {
	return storedAs(objectSchema, text);
}
