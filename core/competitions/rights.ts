import { z } from 'zod';
import { dayField } from '#core/kit/fields.ts';

/** A channel with rights to a competition: it shows all games, or a part unknown game by game. */
export const rightSchema = z.object({
	channelId: z.string().min(1).max(120),
	/**
	 * Last day (São Paulo) of the rights; if the end is unknown, the end of the season for which they
	 * were stated.
	 */
	until: dayField,
	shows: z.enum(['all', 'part']),
});
export type Right = z.infer<typeof rightSchema>;

export const storedRights = z.array(rightSchema);

/** The rights in force on a day (YYYY-MM-DD). */
export function rightsOn(rights: readonly Right[], day: string): Right[] {
	return rights.filter(({ until }) => day <= until);
}

/**
 * The rights after one channel was merged into another. Rights held by both remain once, with the
 * end and extent of the first of them.
 */
export function joinHolder(rights: readonly Right[], from: string, into: string): Right[] {
	const moved = rights.map((right) =>
		right.channelId === from ? { ...right, channelId: into } : right,
	);
	return moved.filter(
		({ channelId }, place) => moved.findIndex((other) => other.channelId === channelId) === place,
	);
}
