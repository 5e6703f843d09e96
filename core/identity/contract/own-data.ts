import { z } from 'zod';

/** What the guide stores of one operator, by kind, as it lies in the database; no secrets. */
export const ownDataSchema = z.object({
	kinds: z.record(
		z.string(),
		z.array(z.record(z.string(), z.union([z.string(), z.number(), z.null()]))),
	),
});
export type OwnData = z.infer<typeof ownDataSchema>;
