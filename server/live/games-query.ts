import { z } from 'zod';
import { dayField } from '#core/kit/fields.ts';
import { CLIENT_LIMITS } from '#core/live/limits.ts';
import { RESULTS_QUERY } from '#core/site/asked-results.ts';
import { gamesOfDay, gamesOfSlugs, gamesOfTeam } from '#core/site/paths/live.ts';
import { keyField, readParameters } from './stream-query.ts';

/** `resultado=sim`: the games carry their scores (`RESULTS_QUERY`). */
const resultado = z.literal('sim').optional();

const query = z.union([
	z.strictObject({ dia: dayField, resultado }),
	z.strictObject({ time: keyField, resultado }),
	z.strictObject({
		resultado,
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
	const address = plainAddress(asked);
	return asked.resultado === undefined ? address : `${address}&${RESULTS_QUERY}`;
}

function plainAddress(asked: GamesQuery): string {
	if ('dia' in asked) return gamesOfDay(asked.dia);
	return 'time' in asked ? gamesOfTeam(asked.time) : gamesOfSlugs(asked.ids);
}
