import { z } from 'zod';

/**
 * What a column of JSON holds, never throwing: undefined where the text is no JSON. A row that was
 * cut, or edited by hand, must not take down whatever reads it beside others; each reader says what
 * holds instead, always what opens less.
 */
export function storedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** What a column holds by a schema; null where it is damaged. */
export function storedAs<Value>(schema: z.ZodType<Value>, text: string): Value | null {
	return schema.safeParse(storedJson(text)).data ?? null;
}

const wordsSchema = z.array(z.string());

/** A column that holds a list of words or ids; null where it is damaged. */
export function storedWords(text: string): string[] | null {
	return storedAs(wordsSchema, text);
}

const objectSchema = z.record(z.string(), z.unknown());

/** A column that holds an object; null where it is damaged. */
export function storedObject(text: string): Record<string, unknown> | null {
	return storedAs(objectSchema, text);
}
