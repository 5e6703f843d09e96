import type { Broadcast } from './broadcast.ts';

export const GAME_STATUSES = ['scheduled', 'postponed', 'cancelled', 'finished'] as const;
/** Stored state. *Live* is not stored: it is derived from the clock (`isLive`). */
export type GameStatus = (typeof GAME_STATUSES)[number];

export type Publication = 'draft' | 'published';

/**
 * One side of a game: a known team, or a text such as 'Vencedor da semifinal 1' while it is still
 * to be defined.
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
	/** Day in America/Sao_Paulo, YYYY-MM-DD: the day under which the guide lists the game. */
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
	/** Part of the demonstration guide, which goes in one step. */
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
	 * Stored fields that cannot be read; absent = none. The nearest that can be shown is in their
	 * place, for operators only.
	 */
	damage?: readonly string[];
};

/**
 * 'publication': a draft that readers may see from then on, or a game that went back to being one.
 */
export const CHANGE_KINDS = [
	'created',
	'kickoff',
	'broadcasts',
	'status',
	'teams',
	'venue',
	'round',
	'publication',
	'removed',
	'restored',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * One entry of the event log of games: what changed, from what to what, by whom and on whose word.
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
