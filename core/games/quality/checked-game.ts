import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';

/** Input of the checks. `id` = any unique name for a game that is not stored yet. */
export type CheckedGame = Pick<
	Game,
	| 'id'
	| 'competitionId'
	| 'home'
	| 'away'
	| 'day'
	| 'kickoffAt'
	| 'zone'
	| 'kickoffText'
	| 'venue'
	| 'status'
	| 'broadcasts'
	| 'damage'
>;

/** In how many of its home games a team played on a ground, as the sources write its name. */
export type VenueUse = { teamId: string; venue: string; games: number };
export type UsualVenues = ReadonlyMap<string, readonly VenueUse[]>;

/** Reference data of the checks. */
export type QualityNames = {
	competitions: ReadonlyMap<string, Pick<Competition, 'gender' | 'ageGroup'>>;
	channels: ReadonlyMap<string, Pick<Channel, 'group' | 'regionUfs'>>;
	/** Where each host plays; an empty map disables that check. */
	venues: UsualVenues;
};

/** Ids of the known teams of a game. */
export function teamIdsOf({ home, away }: Pick<Game, 'home' | 'away'>): string[] {
	return [home.teamId, away.teamId].filter((id) => id !== null);
}
