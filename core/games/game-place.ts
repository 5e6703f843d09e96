import type { Competition } from '#core/competitions/competition.ts';
import { isoCountry } from '#core/football-pt/iso-country.ts';
import type { Uf } from '#core/football-pt/uf.ts';
import type { Team } from '#core/teams/team.ts';
import { findVenue } from '#core/venues/find-venue.ts';

/** Where a game is played, as far as sources say. `country` = ISO 3166-1 alpha-2. */
export type GamePlace = {
	/** The ground in the source's words. */
	name?: string;
	city?: string;
	state?: Uf;
	country?: string;
};

type PlaceFacts = {
	venue: string | null;
	competition: Pick<Competition, 'country' | 'type'>;
	/** The known teams. */
	teams: readonly Pick<Team, 'country'>[];
};

/**
 * Where a game is played: the ground of its source, with the town if the reference data has it.
 * Otherwise the country of a domestic league or cup. A club's home ground proves nothing about a
 * single game. Undefined where nothing is known.
 */
export function gamePlace({ venue, competition, teams }: PlaceFacts): GamePlace | undefined {
	const country = domesticCountry(competition, teams);
	const name = venue === null ? {} : { name: venue };
	const inBrazil = country === 'BR' || teams.some((team) => team.country === 'BR');
	const ground = venue !== null && inBrazil ? findVenue(venue) : null;
	if (ground !== null) return { ...name, city: ground.city, state: ground.state, country: 'BR' };
	if (country !== null) return { ...name, country };
	return venue === null ? undefined : name;
}

/**
 * A country's leagues and cups are played there. Its supercup may be sold abroad, and a foreign
 * club may play at home in its own country.
 */
function domesticCountry(
	{ country, type }: PlaceFacts['competition'],
	teams: PlaceFacts['teams'],
): string | null {
	const code = type === 'liga' || type === 'copa' ? isoCountry(country) : null;
	return teams.every((team) => isoCountry(team.country) === code) ? code : null;
}
