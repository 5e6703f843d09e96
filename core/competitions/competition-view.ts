import type { CompetitionCustom } from '#core/answer/customs.ts';
import type { UsualChannels } from '#core/channels/usual-channels.ts';
import type { Agenda } from '#core/games/day/dated-list.ts';
import { type Audience, audienceOf } from './audience.ts';
import type { Competition } from './competition.ts';

/** The page of a competition as plain data. */
export type CompetitionView = Agenda &
	Pick<Competition, 'id' | 'name' | 'shortName' | 'country' | 'state' | 'type'> &
	Audience & { usual: UsualChannels; customs: CompetitionCustom[] };

/** The facts on a competition's page. */
export function competitionFacts(competition: Competition) {
	const { id, name, shortName, country, state, type } = competition;
	return { id, name, shortName, country, state, type, ...audienceOf(competition) };
}
