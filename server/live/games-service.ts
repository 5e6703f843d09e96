import { livePaths } from '#core/site/paths/live.ts';
import { type Answers, pageAnswer } from '#server/http/answers.ts';
import { newestPage } from '#server/http/cache/newest-page.ts';
import type { PageCache } from '#server/http/cache/page-cache.ts';
import type { PreparedPage } from '#server/http/cache/prepared-page.ts';
import type { ClientReader } from '#server/http/client.ts';
import type { Service } from '#server/http/service.ts';
import { gamesAddress, readGamesQuery } from './games-query.ts';
import { isRead, requestIdOf, sendOwn } from './own-answer.ts';

type GamesServiceParts = {
	cache: PageCache<PreparedPage>;
	answers: Answers;
	client: ClientReader;
};

/** `GET /api/v1/jogos`: games for open pages, from the page cache. */
export function createGamesService({ cache, answers, client }: GamesServiceParts): Service {
	return {
		route: livePaths.games,
		owns: (path) => path === livePaths.games,
		async listener(request, response) {
			const requestId = requestIdOf(response) ?? '';
			const asked = readGamesQuery(request.url ?? '');
			if (!isRead(request))
				return sendOwn(request, response, answers.error(request, 'method-not-allowed', requestId));
			if (asked === null)
				return sendOwn(request, response, answers.error(request, 'bad-request', requestId));
			const order = {
				address: gamesAddress(asked),
				search: 'ids' in asked,
				requestId,
				network: client.network(request),
			};
			sendOwn(request, response, pageAnswer(request, await newestPage(cache, order)));
		},
	};
}
