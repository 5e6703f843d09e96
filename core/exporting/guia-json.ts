import type { Broadcast } from '#core/games/broadcast.ts';
import type { Names } from '#core/games/cards.ts';
import type { Game, Side } from '#core/games/game.ts';
import type { GameResult } from '#core/games/result.ts';
import { formatInstant } from '#core/site/zoned-time.ts';

/** Mark and version that identify our own export. */
const GUIA_FORMAT = 'guia-de-jogos';
export const GUIA_VERSION = 1;

type Named = { id: string | null; name: string };

/**
 * One broadcast in our own export; `channel` null = a source says that no channel shows the game.
 */
export type ExportedBroadcast = Pick<Broadcast, 'state' | 'link' | 'note' | 'source'> & {
	channel: Named | null;
	include: string[];
	exclude: string[];
	/** ISO 8601 UTC. */
	verifiedAt: string | null;
};

/** A score in our own export; `at` in ISO 8601 UTC. */
type ExportedResult = Omit<GameResult, 'at'> & { at: string };

/** One game in our own export: everything the guide knows about it, with names beside the ids. */
type ExportedGame = Pick<
	Game,
	'slug' | 'day' | 'zone' | 'kickoffText' | 'round' | 'venue' | 'status' | 'publication'
> & {
	/** ISO 8601 UTC; null while the hour is undefined. */
	kickoffAt: string | null;
	competition: Named;
	home: Named;
	away: Named;
	/** Null = no score is known. */
	result: ExportedResult | null;
	broadcasts: ExportedBroadcast[];
};

function side({ teamId, label }: Side, { teams }: Names): Named {
	return {
		id: teamId,
		name: teamId === null ? (label ?? '') : (teams.get(teamId)?.name ?? teamId),
	};
}

function exportBroadcast(broadcast: Broadcast, { channels }: Names): ExportedBroadcast {
	const { channelId, state, coverage, link, note, source, verifiedAt } = broadcast;
	return {
		channel:
			channelId === null
				? null
				: { id: channelId, name: channels.get(channelId)?.name ?? channelId },
		state,
		include: coverage.include,
		exclude: coverage.exclude,
		link,
		note,
		source,
		verifiedAt: verifiedAt === null ? null : new Date(verifiedAt).toISOString(),
	};
}

function exportGame(game: Game, names: Names): ExportedGame {
	const {
		slug,
		day,
		kickoffAt,
		zone,
		kickoffText,
		competitionId,
		round,
		venue,
		status,
		publication,
	} = game;
	return {
		slug,
		day,
		kickoffAt: kickoffAt === null ? null : formatInstant(kickoffAt),
		zone,
		kickoffText,
		competition: {
			id: competitionId,
			name: names.competitions.get(competitionId)?.name ?? competitionId,
		},
		round,
		home: side(game.home, names),
		away: side(game.away, names),
		venue,
		status,
		publication,
		result: game.result && { ...game.result, at: new Date(game.result.at).toISOString() },
		broadcasts: game.broadcasts.map((broadcast) => exportBroadcast(broadcast, names)),
	};
}

/**
 * Our own export as text. Lossless: `import(export(x)) = x` where the same teams, competitions and
 * channels are known. `now` in UTC ms.
 */
export function exportGuia(games: readonly Game[], names: Names, now: number): string {
	const head = { format: GUIA_FORMAT, version: GUIA_VERSION, exportedAt: formatInstant(now) };
	return `${JSON.stringify({ ...head, games: games.map((game) => exportGame(game, names)) }, null, '\t')}\n`;
}
