import type { Channel } from '#core/channels/channel.ts';
import type { ChannelOpening } from '#core/channels/channel-opening.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { searchText } from '#core/search/search-text.ts';
import type { Team } from '#core/teams/team.ts';
import { discOf } from '#core/teams/team-disc.ts';
import type { TeamCard } from './day/day-view.ts';

/** Entries by id. */
export type Names = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
	/** How to tune in to each channel; only set for pages that show it. */
	openings?: ReadonlyMap<string, ChannelOpening>;
};

/** A team as pages show it. */
export function teamCard(team: Team): TeamCard {
	return { id: team.id, name: team.shortName, disc: discOf(team), keys: searchKeys(team) };
}

type Named = Pick<Team, 'name' | 'shortName' | 'aliases'> & Partial<Pick<Team, 'nicknames'>>;

/**
 * Keyed by object: a team keeps its object until the reference data is reloaded, and normalising
 * its names is slow.
 */
const knownKeys = new WeakMap<Named, string>();

/** Text that a page filter searches to find a team or competition. */
export function searchKeys(named: Named): string {
	const known = knownKeys.get(named);
	if (known !== undefined) return known;
	const keys = searchText([
		named.name,
		named.shortName,
		...named.aliases,
		...(named.nicknames ?? []),
	]);
	knownKeys.set(named, keys);
	return keys;
}

/** Placeholder for a competition that the reference data no longer holds. */
export function unknownCompetition(id: string): Competition {
	const none = { aliases: [], country: null, state: null, rights: [] };
	return {
		...none,
		id,
		name: id,
		shortName: id,
		gender: 'm',
		ageGroup: 'adulto',
		type: '',
		priority: 9,
		zone: 'America/Sao_Paulo',
		confidence: 'low',
		revision: 0,
	};
}
