import type { Broadcast } from './broadcast.ts';
import type { GameResult } from './result.ts';

export const GAME_STATUSES = ['scheduled', 'postponed', 'cancelled', 'finished'] as const;
/** Stored state. *Live* is not stored: it is derived from the clock (`isLive`). */
export type GameStatus = (typeof GAME_STATUSES)[number];

export type Publication = 'draft' | 'published';

/**
 * One side of a game: a known team, or a text such as 'Vencedor da semifinal 1' while it is
 * undecided.
 */
export type Side = { teamId: string | null; label: string | null };

/** A football game. */
export type Game = {
	id: string;
	slug: string;
	competitionId: string;
	/** '35ª rodada', 'semifinal, ida'; null when unknown. */
	round: string | null;
	home: Side;
	away: Side;
	/** Day in America/Sao_Paulo, YYYY-MM-DD: the guide lists the game under it. */
	day: string;
	/** UTC instant in milliseconds; null while the hour is undefined. */
	kickoffAt: number | null;
	/** IANA zone in which the source wrote the hour. */
	zone: string;
	/** Date and hour exactly as the source wrote them. */
	kickoffText: string | null;
	venue: string | null;
	status: GameStatus;
	publication: Publication;
	/** Null = no source and no operator gave one, whatever the clock says. */
	result: GameResult | null;
	/** Part of the demo guide, which is removed as a whole. */
	demo: boolean;
	broadcasts: Broadcast[];
	/** Optimistic lock: rises by one on each save. */
	revision: number;
	/** UTC instants in milliseconds. */
	createdAt: number;
	updatedAt: number;
	/** Set when the game was removed: its address answers 410. */
	deletedAt: number | null;
	/**
	 * Unreadable stored fields; absent = none. The game holds the closest displayable values, for
	 * operators only.
	 */
	damage?: readonly string[];
};

/** 'publication': a draft became public, or a public game became a draft again. */
export const CHANGE_KINDS = [
	'created',
	'kickoff',
	'broadcasts',
	'status',
	'result',
	'teams',
	'venue',
	'round',
	'publication',
	'removed',
	'restored',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * One entry of the games' event log: what changed, the old and new values, the author and the
 * source.
 */
export type GameChange = {
	id: number;
	gameId: string;
	/** UTC instant in milliseconds. */
	at: number;
	kind: ChangeKind;
	before: unknown;
	after: unknown;
	source: string | null;
	actor: string | null;
};
