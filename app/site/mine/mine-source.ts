import type { ListedChannel } from '#core/channels/listed-channel.ts';
import type { DatedList } from '#core/games/day/dated-list.ts';
import type { SuggestionAnswer } from '#core/search/suggestion.ts';
import { callPaths } from '#core/site/paths/machine.ts';

/** Coming games of a team, as /api/v1/times/{id}/jogos returns them. */
export type TeamGames = { id: string; name: string; today: string; next: DatedList };

async function readJson<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
	const response = await fetch(path, { signal });
	if (!response.ok) throw new Error(`${path} answered ${response.status}`);
	return response.json();
}

export async function readChannels(signal: AbortSignal): Promise<ListedChannel[]> {
	return (await readJson<{ channels: ListedChannel[] }>(callPaths.channelList, signal)).channels;
}

export function readTeamGames(id: string, signal: AbortSignal): Promise<TeamGames> {
	return readJson(callPaths.teamGames(id), signal);
}

/** Teams that match a search term. */
export async function findTeams(
	term: string,
	signal: AbortSignal,
): Promise<{ id: string; name: string }[]> {
	const { suggestions } = await readJson<SuggestionAnswer>(
		`${callPaths.suggestions}?q=${encodeURIComponent(term)}`,
		signal,
	);
	return suggestions.flatMap((found) =>
		found.kind === 'team' ? [{ id: found.id, name: found.name }] : [],
	);
}
