import { readFixtures } from '#core/importing/read-fixtures.ts';
import { createChannelResolver } from '#core/search/channel-resolver.ts';
import { createCompetitionResolver } from '#core/search/competition-resolver.ts';
import { createTeamResolver } from '#core/search/team-resolver.ts';
import { shippedReference } from '#tests/support/shipped-reference.ts';

const { teams, competitions, channels, ambiguous } = shippedReference();
const [teamById, competitionById] = [
	new Map(teams.map((team) => [team.id, team])),
	new Map(competitions.map((entry) => [entry.id, entry])),
];

/**
 * What a reader of agendas knows in tests: the reference data of the guide, on 20 November 2026, a
 * Friday.
 */
export const agendaContext = {
	teams: createTeamResolver(teams, ambiguous('team'), competitions),
	competitions: createCompetitionResolver(competitions, ambiguous('competition')),
	channels: createChannelResolver(channels, ambiguous('channel')),
	competitionById: (id: string) => competitionById.get(id),
	teamCountry: (id: string) => teamById.get(id)?.country ?? null,
	referenceDate: '2026-11-20',
};

export function readAgendaText(text: string) {
	return readFixtures({ format: 'agenda', text }, agendaContext);
}

/**
 * Each game in one line: day, hour, sides, competition, channels with their states; an unknown
 * channel ends in '?'.
 */
export function agendaGames(text: string): string[] {
	return readAgendaText(text).games.map(({ date, time, home, away, competition, broadcasts }) => {
		const shown = broadcasts.map(({ channel, channelId, include, exclude }) =>
			[
				channelId ?? `${channel}?`,
				include.length > 0 ? `+${include.join(',')}` : '',
				exclude.length > 0 ? `-${exclude.join(',')}` : '',
			].join(''),
		);
		return [date, time, home.name, 'x', away.name, competition.competitionId, ...shown]
			.filter((part) => part !== null)
			.join(' ');
	});
}
