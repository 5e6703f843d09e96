import { z } from 'zod';
import { GAME_STATUSES } from '#core/games/game.ts';
import { dayField } from '#core/kit/fields.ts';

/** A game in the editor's blocks and in the game picker. */
export const blockGameSchema = z.object({
	id: z.string(),
	slug: z.string(),
	title: z.string(),
	competition: z.string(),
	round: z.string().nullable(),
	/** America/Sao_Paulo, YYYY-MM-DD. */
	day: z.string(),
	/** UTC milliseconds; null while the hour is undefined. */
	kickoffAt: z.number().nullable(),
	status: z.enum(GAME_STATUSES),
	/** Readers see it: published and not removed. */
	isPublic: z.boolean(),
	/** Names of its channels, the most certain first. */
	channels: z.array(z.string()),
	/** A source says that no channel shows it. */
	noBroadcast: z.boolean(),
});
export type BlockGame = z.infer<typeof blockGameSchema>;

/** The published games of a day: all are counted, the first ones are listed. */
export const blockDaySchema = z.object({
	day: z.string(),
	total: z.int(),
	games: z.array(blockGameSchema),
});
export type BlockDay = z.infer<typeof blockDaySchema>;

/**
 * `term` searches the games around now; `ids` (separated by commas) fetches specific ones. Exactly
 * one of the two.
 */
export const blockGamesQuerySchema = z.object({
	term: z.string().max(80).optional(),
	ids: z
		.string()
		.max(4_000)
		.transform((text) => text.split(',').filter(Boolean).slice(0, 60))
		.optional(),
});
export const blockGamesSchema = z.object({ games: z.array(blockGameSchema) });

export const blockDayQuerySchema = z.object({ day: dayField });
