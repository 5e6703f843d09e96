import type { UsualChannels } from '#core/channels/usual-channels.ts';
import type { Agenda } from '#core/games/dated-list.ts';
import type { Team } from './team.ts';

/** The page of a team as plain data. */
export type TeamView = Agenda &
	Pick<Team, 'id' | 'name' | 'shortName' | 'abbr' | 'colors' | 'nicknames' | 'city' | 'state' | 'country' | 'type' | 'picture'> & {
		usual: UsualChannels;
	};

/** The facts of a team that its page shows. */
export function teamFacts({ id, name, shortName, abbr, colors, nicknames, city, state, country, type, picture }: Team) {
	const facts = { id, name, shortName, abbr, colors, nicknames, city, state, country, type };
	return picture === undefined ? facts : { ...facts, picture };
}
