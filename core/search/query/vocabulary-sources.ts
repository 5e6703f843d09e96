import type { Channel } from '#core/channels/channel.ts';
import type { Competition } from '#core/competitions/competition.ts';
import type { AmbiguousAlias } from '#core/search/resolution.ts';
import type { Team } from '#core/teams/team.ts';
import type { Derby } from './derby.ts';

export type VocabularySources = {
	teams: readonly Team[];
	competitions: readonly Competition[];
	channels: readonly Channel[];
	/** Names that mean several entries, the best known first. */
	ambiguous: {
		team: readonly AmbiguousAlias[];
		competition: readonly AmbiguousAlias[];
		channel: readonly AmbiguousAlias[];
	};
	derbies: readonly Derby[];
	/** How well known a team is among readers, 0 … 1. */
	renown: (team: Team) => number;
};
