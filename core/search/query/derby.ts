import { z } from 'zod';

/** Two teams whose fixture has a name of its own. */
export type Derby = { name: string; aliases: string[]; teamIds: [string, string] };

const text = z.string().trim().min(1).max(80);
const derby: z.ZodType<Derby> = z.strictObject({
	name: text,
	aliases: z.array(text),
	teamIds: z.tuple([text, text]),
});

/** Parses `content/reference/derbies.json`; throws a ZodError that names the invalid row. */
export function parseDerbies(json: unknown): Derby[] {
	return z.array(derby).parse(json);
}
