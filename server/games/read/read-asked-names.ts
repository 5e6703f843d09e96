import { parseFilter } from '#core/games/filter/day-filter.ts';
import type { AskedNames } from '#core/games/filter/known-names.ts';
import { channelCard } from '#core/games/game-list.ts';
import type { GuideData } from '#server/guide-data.ts';

/**
 * The names behind the ids in an address filter (architecture §8). Unknown ids are left out, and
 * the page ignores them.
 */
export async function readAskedNames(data: GuideData, query: URLSearchParams): Promise<AskedNames> {
	const { campeonato, canal, time } = parseFilter(query).filter;
	if (campeonato === null && canal === null && time === null)
		return { teams: [], competitions: [], channels: [] };
	const reference = await data.reference();
	const [team, competition, channel] = [
		reference.teams.get(time ?? ''),
		reference.competitions.get(campeonato ?? ''),
		reference.channels.get(canal ?? ''),
	];
	return {
		teams: team === undefined ? [] : [{ id: team.id, name: team.shortName }],
		competitions:
			competition === undefined ? [] : [{ id: competition.id, name: competition.shortName }],
		channels: channel === undefined ? [] : [channelCard(channel)],
	};
}
