import { z } from 'zod';
import { dayField } from '#core/kit/fields.ts';

/**
 * A channel that holds the rights to a competition: it shows all of its games, or a part that is
 * not known game by game.
 */
export const rightSchema = z.object({
	channelId: z.string().min(1).max(120),
	/**
	 * Last day (São Paulo) on which it is said; where the end is not known, the end of the season for
	 * which it was stated.
	 */
	until: dayField,
	shows: z.enum(['all', 'part']),
});
export type Right = z.infer<typeof rightSchema>;

export const storedRights = z.array(rightSchema);

/** The rights that hold on a day (YYYY-MM-DD). */
export function rightsOn(rights: readonly Right[], day: string): Right[] {
	return rights.filter(({ until }) => day <= until);
}

/**
 * The rights after one channel was joined with another: what both held is held once, for as long
 * and as much as the first of them.
 */
export function joinHolder(rights: readonly Right[], from: string, into: string): Right[] {
	const moved = rights.map((right) =>
		right.channelId === from ? { ...right, channelId: into } : right,
	);
	return moved.filter(
		({ channelId }, place) => moved.findIndex((other) => other.channelId === channelId) === place,
	);
}
