import { AGE_GROUPS, type AgeGroup, type Competition } from '#core/competitions/competition.ts';
import { COUNTRY_ZONES } from '#core/football-pt/country-zone.ts';
import { competitionShape } from '#core/search/competition-shape.ts';
import { GUIDE_ZONE } from '#core/site/dates.ts';
import type { Team } from '#core/teams/team.ts';
import type { NewCompetition, NewTeam } from './pickers.ts';

/** A medium priority: operators raise it explicitly. */
const USUAL_PRIORITY = 3;

type Identity = { id: string; aliases?: string[] };

/** A team with its required facts; everything else is unknown. */
export function teamRecord(
	{ name, country, type, ...facts }: NewTeam,
	{ id, aliases = [] }: Identity,
): Team {
	const state = type === 'clube' && country === 'BR' ? facts.state : null;
	return {
		...{ id, name, shortName: name, abbr: null, aliases, nicknames: [], city: null },
		...{ state, country, type, colors: null, confidence: 'high', revision: 1 },
	};
}

/** A competition with its required facts; the name gives the age group, the country the zone. */
export function competitionRecord(
	{ name, country, gender, type, ...facts }: NewCompetition,
	{ id, aliases = [] }: Identity,
): Competition {
	return {
		...{ id, name, shortName: name, aliases, country, gender, type },
		...{ state: country === 'BR' ? facts.state : null, ageGroup: ageGroupOf(name) },
		...{ priority: USUAL_PRIORITY, zone: COUNTRY_ZONES.get(country ?? '') ?? GUIDE_ZONE },
		...{ rights: [], confidence: 'high', revision: 1 },
	};
}

/** 'Sub-19' is played among those of the next age that the guide has. */
function ageGroupOf(name: string): AgeGroup {
	const { ageGroup } = competitionShape(name);
	const age = Number(ageGroup.slice('sub-'.length));
	const older = AGE_GROUPS.find((group) => Number(group.slice('sub-'.length)) >= age);
	return ageGroup === 'adulto' ? 'adulto' : (older ?? 'adulto');
}
