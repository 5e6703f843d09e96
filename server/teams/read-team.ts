import { normalize } from '#core/search/normalize.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { furtherKeys } from '#core/site/letter-index.ts';
import { teamGroups } from '#core/teams/team-groups.ts';
import { type TeamView, teamFacts } from '#core/teams/team-view.ts';
import { type Found, readAgenda, readMoved } from '#server/games/read/read-agenda.ts';
import { readCustoms } from '#server/games/read/read-customs.ts';
import { type LetterIndexAnswer, readLetterIndex } from '#server/games/read/read-letter-index.ts';
import { readUsualChannels } from '#server/games/read/read-usual-channels.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';

/** Competitions whose usual channels a team's page shows. */
const MOST_CUSTOMS = 4;

/** Reads the page of a team by its slug, which is its id. `now` in UTC milliseconds. */
export async function readTeam(
	data: GuideData,
	slug: string,
	now: number,
): Promise<Found<TeamView>> {
	const team = (await data.reference()).teams.get(slug);
	if (!team) return readMoved(data, 'team', slug);
	const subject = { kind: 'team', id: team.id } as const;
	const [{ agenda, validUntil }, usual] = await Promise.all([
		readAgenda(data, subject, now),
		readUsualChannels(data, subject, now),
	]);
	// A team's competitions determine its channels: rights are sold by competition.
	const played = agenda.next.games.length > 0 ? agenda.next : agenda.past;
	const competitions = played.competitions.slice(0, MOST_CUSTOMS).map(({ id }) => id);
	const customs = await readCustoms(data, competitions, now);
	return { kind: 'found', view: { ...teamFacts(team), ...agenda, usual, customs }, validUntil };
}

/**
 * Every team from A to Z, or by state and country when `grouped`, with its games of the next 30
 * days. `now` in UTC milliseconds.
 */
export async function readTeamIndex(
	data: GuideData,
	now: number,
	grouped: boolean,
): Promise<LetterIndexAnswer> {
	const { teams, competitions } = await data.reference();
	const entries = [...teams.values()].map((team) => ({
		id: team.id,
		name: team.shortName,
		keys: furtherKeys(team.shortName, [team.name, ...team.aliases, ...team.nicknames]),
	}));
	return readLetterIndex(data, {
		kind: 'team',
		entries,
		leading: () => readDivisions(data, { teams, competitions }, now),
		groups: grouped ? teamGroups([...teams.values()]) : null,
		now,
	});
}

/**
 * The leagues that most readers look for, and the days around today whose games determine their
 * clubs.
 */
const DIVISIONS = ['brasileirao-a', 'brasileirao-b'];
const SEASON_DAYS = 60;

/** The clubs of the top divisions by name, derived from the games of these weeks. */
async function readDivisions(
	data: GuideData,
	{ teams, competitions }: Pick<Reference, 'teams' | 'competitions'>,
	now: number,
) {
	const today = dayOf(now);
	const range = { from: addDays(today, -SEASON_DAYS), to: addDays(today, SEASON_DAYS) };
	const nameOf = (id: string) => normalize(teams.get(id)?.shortName ?? id);
	const groups = DIVISIONS.map(async (id) => ({
		title: competitions.get(id)?.shortName ?? id,
		ids: (await data.activity.teamsOf(id, range)).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
	}));
	return Promise.all(groups);
}
