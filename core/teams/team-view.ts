import type { CompetitionCustom } from '#core/answer/customs.ts';
import type { UsualChannels } from '#core/channels/usual-channels.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import type { Disc } from './disc.ts';
import type { Team } from './team.ts';
import { discOf } from './team-disc.ts';

/** The page of a team as plain data. */
export type TeamView = Agenda &
	Pick<
		Team,
		'id' | 'name' | 'shortName' | 'nicknames' | 'city' | 'state' | 'country' | 'type' | 'picture'
	> & {
		disc: Disc | null;
		usual: UsualChannels;
		/** For the competitions of its next games. */
		customs: CompetitionCustom[];
	};

/** The facts on a team's page. */
export function teamFacts(team: Team) {
	const { id, name, shortName, nicknames, city, state, country, type, picture } = team;
	const facts = { id, name, shortName, disc: discOf(team), nicknames, city, state, country, type };
	return picture === undefined ? facts : { ...facts, picture };
}
