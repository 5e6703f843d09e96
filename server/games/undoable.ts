import { z } from 'zod';
import { gameSnapshotSchema } from '#core/games/contract/form.ts';
import type { Undoable } from '#core/games/game-snapshot.ts';

/**
 * A game as it stood before a change, as it was stored to undo that: what is anything else was
 * damaged since, and nothing can be brought back from it.
 */
export const undoableSchema: z.ZodType<Undoable> = gameSnapshotSchema.extend({
	deletedAt: z.number().nullable(),
});
