import { z } from 'zod';
import type { AmbiguousAlias } from './resolution.ts';

/** An alias that needs evidence to resolve, and the kind of entry it may mean. */
export type AmbiguousReference = AmbiguousAlias & { kind: 'team' | 'competition' | 'channel' };

const ambiguousReference: z.ZodType<AmbiguousReference> = z.strictObject({
	kind: z.enum(['team', 'competition', 'channel']),
	alias: z.string().min(1),
	candidates: z.array(z.string().min(1)).min(1),
});

/**
 * Parses `content/reference/ambiguous-aliases.json`; throws a ZodError that names the invalid row.
 */
export function parseAmbiguousAliases(json: unknown): AmbiguousReference[] {
	return z.array(ambiguousReference).parse(json);
}
