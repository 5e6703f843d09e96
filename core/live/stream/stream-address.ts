import type { Topic } from '#core/changes/topic.ts';
import { RESULTS_QUERY } from '#core/site/asked-results.ts';
import { livePaths } from '#core/site/paths/live.ts';

/** The kind of topic of each parameter of the stream's address. */
export const STREAM_PARAMETERS = {
	dias: 'day',
	totais: 'total',
	jogos: 'game',
	times: 'team',
	campeonatos: 'competition',
	canais: 'channel',
	indices: 'index',
} as const;

/** The data version after which changes are sent. */
export const SINCE_PARAMETER = 'desde';

/**
 * Address of the stream of some topics since a data version (null = from now on). It omits topics
 * that every stream includes. An open page shows scores, so it asks for them.
 */
export function streamAddress(topics: Iterable<Topic>, version: number | null): string {
	const named = Map.groupBy(topics, (topic) => topic.slice(0, topic.indexOf(':')));
	const query = new URLSearchParams();
	for (const [parameter, kind] of Object.entries(STREAM_PARAMETERS)) {
		const ids = named.get(kind)?.map((topic) => topic.slice(kind.length + 1));
		if (ids !== undefined) query.set(parameter, [...new Set(ids)].sort().join(','));
	}
	if (version !== null) query.set(SINCE_PARAMETER, String(version));
	return `${livePaths.stream}?${RESULTS_QUERY}&${query}`;
}
