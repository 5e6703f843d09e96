import { z } from 'zod';
import { gameSnapshotSchema } from '#core/games/contract/form.ts';
import type { Undoable } from '#core/games/game-snapshot.ts';

/**
 * The state of a game before a change, stored for undo. Any other shape is damaged and cannot be
 * restored.
 */
export const undoableSchema: z.ZodType<Undoable> = gameSnapshotSchema.extend({
	deletedAt: z.number().nullable(),
});
