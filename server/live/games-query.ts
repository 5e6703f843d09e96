import { z } from 'zod';
import { dayField } from '#core/kit/fields.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { gamesOfDay, gamesOfSlugs, gamesOfTeam } from '#core/site/paths/live.ts';
import { keyField, readParameters } from './stream-query.ts';

const query = z.union([
	z.strictObject({ dia: dayField }),
	z.strictObject({ time: keyField }),
	z.strictObject({
		ids: z
			.string()
			.transform((text) => [...new Set(text.split(','))].sort())
			.pipe(z.array(keyField).max(CLIENT_LIMITS.limboMost)),
	}),
]);

/** Games of a day, upcoming games of a team, or games by slugs. */
export type GamesQuery = z.infer<typeof query>;

/** Parses the address of a games query; null when it is invalid or too large. */
export function readGamesQuery(address: string): GamesQuery | null {
	return query.safeParse(readParameters(address)).data ?? null;
}

/** The canonical address of a query. */
export function gamesAddress(asked: GamesQuery): string {
	if ('dia' in asked) return gamesOfDay(asked.dia);
	return 'time' in asked ? gamesOfTeam(asked.time) : gamesOfSlugs(asked.ids);
}
