import { furtherKeys } from '#core/site/letter-index.ts';
import { type TeamView, teamFacts } from '#core/teams/team-view.ts';
import { type Found, readAgenda, readMoved } from '#server/games/read-agenda.ts';
import { readCustoms } from '#server/games/read-customs.ts';
import { type LetterIndexAnswer, readLetterIndex } from '#server/games/read-letter-index.ts';
import { readUsualChannels } from '#server/games/read-usual-channels.ts';
import type { GuideData } from '#server/guide-data.ts';

/** Competitions whose customs the page of a team tells. */
const MOST_CUSTOMS = 4;

/** Reads the page of a team by its slug, which is its id. `now` in UTC milliseconds. */
export async function readTeam(data: GuideData, slug: string, now: number): Promise<Found<TeamView>> {
	const team = (await data.reference()).teams.get(slug);
	if (!team) return readMoved(data, 'team', slug);
	const subject = { kind: 'team', id: team.id } as const;
	const [{ agenda, validUntil }, usual] = await Promise.all([readAgenda(data, subject, now), readUsualChannels(data, subject, now)]);
	// What a team plays in next says where it will be seen: rights are sold by competition.
	const competitions = agenda.next.competitions.slice(0, MOST_CUSTOMS).map(({ id }) => id);
	const customs = await readCustoms(data, competitions, now);
	return { kind: 'found', view: { ...teamFacts(team), ...agenda, usual, customs }, validUntil };
}

/** Every team from A to Z, with its games of the next 30 days. `now` in UTC milliseconds. */
export async function readTeamIndex(data: GuideData, now: number): Promise<LetterIndexAnswer> {
	const { teams } = await data.reference();
	const entries = [...teams.values()].map((team) => ({
		id: team.id,
		name: team.shortName,
		keys: furtherKeys(team.shortName, [team.name, ...team.aliases, ...team.nicknames]),
	}));
	return readLetterIndex(data, { kind: 'team', entries, now });
}
