import type { Selectable } from 'kysely';
import type { Broadcast, BroadcastState } from '#core/games/broadcast.ts';
import { joinUfs, splitUfs } from '#core/games/coverage.ts';
import type { ChangeKind, Game, GameChange, GameStatus, Publication } from '#core/games/game.ts';
import type { BroadcastTable, GameChangeTable, GameTable } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** A game of the domain from its row and the rows of its broadcasts. */
export function toGame(row: GameTable, broadcasts: BroadcastTable[]): Game {
	return {
		id: row.id,
		slug: row.slug,
		competitionId: row.competition_id,
		round: row.round,
		home: { teamId: row.home_team_id, label: row.home_label },
		away: { teamId: row.away_team_id, label: row.away_label },
		day: row.day,
		kickoffAt: row.kickoff_at,
		zone: row.zone,
		kickoffText: row.kickoff_text,
		venue: row.venue,
		status: row.status as GameStatus,
		publication: row.publication as Publication,
		demo: row.demo === 1,
		broadcasts: broadcasts.map(toBroadcast),
		revision: row.revision,
		createdAt: row.created_at,
		updatedAt: row.updated_at,
		deletedAt: row.deleted_at,
	};
}

/** The row of a game, without its broadcasts. */
export function toGameRow(game: Game): GameTable {
	return {
		id: game.id,
		slug: game.slug,
		competition_id: game.competitionId,
		round: game.round,
		home_team_id: game.home.teamId,
		home_label: game.home.label,
		away_team_id: game.away.teamId,
		away_label: game.away.label,
		day: game.day,
		kickoff_at: game.kickoffAt,
		zone: game.zone,
		kickoff_text: game.kickoffText,
		venue: game.venue,
		status: game.status,
		publication: game.publication,
		demo: game.demo ? 1 : 0,
		revision: game.revision,
		created_at: game.createdAt,
		updated_at: game.updatedAt,
		deleted_at: game.deletedAt,
	};
}

function toBroadcast(row: BroadcastTable): Broadcast {
	return {
		channelId: row.channel_id,
		state: row.state as BroadcastState,
		coverage: { include: splitUfs(row.include_ufs), exclude: splitUfs(row.exclude_ufs) },
		link: row.link,
		note: row.note,
		source: row.source,
		verifiedAt: row.verified_at,
	};
}

/** The row of one broadcast at its place in the list of a game. */
export function toBroadcastRow(gameId: string, position: number, broadcast: Broadcast): BroadcastTable {
	return {
		game_id: gameId,
		position,
		channel_id: broadcast.channelId,
		state: broadcast.state,
		include_ufs: joinUfs(broadcast.coverage.include),
		exclude_ufs: joinUfs(broadcast.coverage.exclude),
		link: broadcast.link,
		note: broadcast.note,
		source: broadcast.source,
		verified_at: broadcast.verifiedAt,
	};
}

/** One entry of the event log from its row. */
export function toChange(row: Selectable<GameChangeTable>): GameChange {
	return {
		id: row.id,
		gameId: row.game_id,
		at: row.at,
		kind: row.kind as ChangeKind,
		before: row.before === null ? null : (storedJson(row.before) ?? null),
		after: row.after === null ? null : (storedJson(row.after) ?? null),
		source: row.source,
		actor: row.actor,
	};
}
