import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import { searchText } from '#core/search/search-text.ts';
import type { Team } from '#core/teams/team.ts';
import type { TeamCard } from './day-view.ts';

/** Names behind the ids. */
export type Names = {
	teams: ReadonlyMap<string, Team>;
	competitions: ReadonlyMap<string, Competition>;
	channels: ReadonlyMap<string, Channel>;
};

/** A team as pages show it. */
export function teamCard(team: Team): TeamCard {
	const { shortName, abbr, colors } = team;
	return { name: shortName, abbr, colors, keys: searchText([team.name, shortName, ...team.aliases, ...team.nicknames]) };
}

/** Stands in for a competition that the reference data no longer holds. */
export function unknownCompetition(id: string): Competition {
	const none = { aliases: [], country: null, state: null, usualChannelIds: [] };
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
