import { teamsOfAddress } from '#core/games/address-sides.ts';
import { type NextOfTeam, nextOfTeams } from '#core/games/related-games.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { addressNamesOf } from '#server/reference/address-names.ts';
import { comingAt } from './read-agenda.ts';

/** The teams named in the address of a missing game; reads memory only. */
export function namedTeams(reference: Reference, slug: string): string[] {
	return teamsOfAddress(slug, { ids: reference.teams, names: addressNamesOf(reference, 'team') });
}

const MOST_GAMES = 3;

/** Those teams with their next games, including teams without any. `now` in UTC milliseconds. */
export async function readNamedTeams(
	data: GuideData,
	slug: string,
	now: number,
): Promise<NextOfTeam[]> {
	const names = await data.reference();
	const next = namedTeams(names, slug).map(async (id) => {
		const games = await data.agendas.listNext({ kind: 'team', id }, comingAt(now), MOST_GAMES);
		return { id, name: names.teams.get(id)?.shortName ?? id, games };
	});
	return nextOfTeams(await Promise.all(next), names);
}
