import type { Selectable } from 'kysely';
import type { Broadcast } from '#core/games/broadcast.ts';
import { readResult } from '#core/games/contract/result.ts';
import { joinUfs, splitUfs } from '#core/games/coverage/coverage.ts';
import type { Game, GameChange } from '#core/games/game.ts';
import type { GameResult } from '#core/games/result.ts';
import { isInstant, LARGEST_COUNT } from '#core/kit/instant.ts';
import { remembered } from '#core/kit/remembered.ts';
import { dayOf, GUIDE_ZONE, parseDay } from '#core/site/dates.ts';
import { isZone } from '#core/site/zoned-time.ts';
import type { BroadcastTable, GameChangeView, GameTable } from '#server/db/schema.ts';
import { storedJson } from '#server/db/stored-json.ts';

/** Placeholders for unreadable values. */
const UNKNOWN_DAY = '1900-01-01';
const UNKNOWN_INSTANT = 0;

/** The row of a game without its calendar counters. */
type GameFields = Omit<GameTable, 'calendar_sequence' | 'calendar_changed_at'>;

/**
 * Maps a row and its broadcast rows to a game. `damage` lists out-of-range fields; check
 * constraints already guarantee the states.
 */
export function toGame(row: GameFields, broadcasts: BroadcastTable[]): Game {
	const damage: string[] = [];
	const read: Read = (field, value, isReadable, instead) => {
		if (isReadable(value)) return value;
		damage.push(field);
		return instead;
	};
	const kickoffAt = read('kickoffAt', row.kickoff_at, isOptionalInstant, null);
	const game: Game = {
		id: row.id,
		slug: row.slug,
		competitionId: row.competition_id,
		round: row.round,
		home: { teamId: row.home_team_id, label: row.home_label },
		away: { teamId: row.away_team_id, label: row.away_label },
		day: read('day', row.day, isDay, kickoffAt === null ? UNKNOWN_DAY : dayOf(kickoffAt)),
		kickoffAt,
		zone: read('zone', row.zone, isKnownZone, GUIDE_ZONE),
		kickoffText: row.kickoff_text,
		venue: row.venue,
		status: row.status,
		publication: row.publication,
		result: toResult(row.result, damage),
		demo: row.demo === 1,
		broadcasts: broadcasts.map((broadcast) => toBroadcast(broadcast, read)),
		revision: read('revision', row.revision, isRevision, 1),
		createdAt: read('createdAt', row.created_at, isInstant, UNKNOWN_INSTANT),
		updatedAt: read('updatedAt', row.updated_at, isInstant, UNKNOWN_INSTANT),
		deletedAt: read('deletedAt', row.deleted_at, isOptionalInstant, UNKNOWN_INSTANT),
	};
	return damage.length === 0 ? game : { ...game, damage: [...new Set(damage)] };
}

type Read = <Value>(
	field: string,
	value: Value,
	isReadable: (value: Value) => boolean,
	instead: Value,
) => Value;

function toResult(stored: string | null, damage: string[]): GameResult | null {
	if (stored === null) return null;
	const result = readResult(storedJson(stored));
	if (result === null) damage.push('result');
	return result;
}

function isOptionalInstant(value: number | null): boolean {
	return value === null || isInstant(value);
}

/** Memoized: runs for each game of a list, and Temporal takes microseconds each time. */
const isKnownZone = remembered(isZone, 1_000);

function isDay(day: string): boolean {
	return parseDay(day) !== null;
}

function isRevision(revision: number): boolean {
	return Number.isInteger(revision) && revision >= 1 && revision <= LARGEST_COUNT;
}

/** The row of a game, without its broadcasts. */
export function toGameRow(game: Game): GameFields {
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
		result: game.result === null ? null : JSON.stringify(game.result),
		demo: game.demo ? 1 : 0,
		revision: game.revision,
		created_at: game.createdAt,
		updated_at: game.updatedAt,
		deleted_at: game.deletedAt,
	};
}

function toBroadcast(row: BroadcastTable, read: Read): Broadcast {
	return {
		channelId: row.channel_id,
		state: row.state,
		coverage: { include: splitUfs(row.include_ufs), exclude: splitUfs(row.exclude_ufs) },
		link: row.link,
		note: row.note,
		source: row.source,
		verifiedAt: read('broadcasts.verifiedAt', row.verified_at, isOptionalInstant, null),
	};
}

/** The row of one broadcast at its position. */
export function toBroadcastRow(
	gameId: string,
	position: number,
	broadcast: Broadcast,
): BroadcastTable {
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

/** Maps rows to entries of the event log; skips entries with an invalid instant. */
export function toChanges(rows: readonly Selectable<GameChangeView>[]): GameChange[] {
	return rows.filter(({ at }) => isInstant(at)).map(toChange);
}

/** Maps one row to an entry of the event log. */
function toChange(row: Selectable<GameChangeView>): GameChange {
	return {
		id: row.id,
		gameId: row.game_id,
		at: row.at,
		kind: row.kind,
		before: row.before === null ? null : (storedJson(row.before) ?? null),
		after: row.after === null ? null : (storedJson(row.after) ?? null),
		source: row.source,
		actor: row.actor,
	};
}
