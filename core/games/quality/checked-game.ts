import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { Game } from '#core/games/game.ts';

/** What the checks look at. `id` is any name of its own for a game that is not stored yet. */
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

/** What the checks have to know beside the games. */
export type QualityNames = {
	competitions: ReadonlyMap<string, Pick<Competition, 'gender' | 'ageGroup'>>;
	channels: ReadonlyMap<string, Pick<Channel, 'group' | 'regionUfs'>>;
	/** Where each host plays; an empty map leaves that check out. */
	venues: UsualVenues;
};

/** The teams of a game that are known by their id. */
export function teamIdsOf({ home, away }: Pick<Game, 'home' | 'away'>): string[] {
	return [home.teamId, away.teamId].filter((id) => id !== null);
}
