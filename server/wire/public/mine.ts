import { listedChannels } from '#core/channels/listed-channel.ts';
import type { DatedList } from '#core/games/day/dated-list.ts';
import { AppError } from '#core/kit/app-error.ts';
import { asksResults } from '#core/site/asked-results.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { readAgenda } from '#server/games/read/read-agenda.ts';
import { createTextShelf } from '#server/seo/text-shelf.ts';
import type { PublicApi } from './public-api.ts';

/**
 * Responses expire after this time even without a write, because games begin and end. Milliseconds.
 */
const FRESH_MS = 60_000;
const MAX_AGE = {
	'cache-control': 'public, max-age=60',
	'content-type': 'application/json; charset=utf-8',
};

/**
 * Data for a reader's own choices, the same for everyone. GET the channels on the air, or the next
 * games of a team (30 days and 30 games at most). Each game has its channels and the answer in
 * words (`resposta`), and its score only where the address asks (`RESULTS_QUERY`). Requests and
 * responses contain nothing about the reader. Cached until the data changes.
 */
export function mountMine(
	api: PublicApi,
	{ data, db, clock }: Pick<AppContext, 'data' | 'db' | 'clock'>,
): void {
	const take = createTextShelf({ version: () => readDataVersion(db.kysely), leastMs: 1_000 });
	const turn = () => Math.floor(clock() / FRESH_MS);

	api.get(callPaths.channelList, async (request) => {
		const text = await take('channels', async () => {
			const { channels } = await data.reference();
			return JSON.stringify({ channels: listedChannels(channels.values()) });
		});
		return request.body(text ?? '', 200, MAX_AGE);
	});

	api.get(callPaths.teamGames(':id'), async (request) => {
		const id = request.req.param('id') ?? '';
		const team = (await data.reference()).teams.get(id);
		if (!team) throw new AppError('not-found', 'No such team');
		const results = asksResults(new URL(request.req.url).search);
		const text = await take(`${turn()} ${id} ${results}`, async () => {
			const { agenda } = await readAgenda(data, { kind: 'team', id }, clock());
			return JSON.stringify({
				id,
				name: team.shortName,
				today: agenda.today,
				next: publicList(agenda.next, results),
			});
		});
		return request.body(text ?? '', 200, MAX_AGE);
	});
}

/**
 * The list for JSON clients: each game with its answer, without the search keys that only the
 * site's lists use.
 */
function publicList(list: DatedList, results: boolean) {
	return {
		...list,
		games: list.games.map(({ answerText, score, ...game }) => ({
			...game,
			...(results && score ? { score } : {}),
			resposta: answerText?.sentence,
		})),
		teams: list.teams.map((team) => ({ ...team, keys: '' })),
		competitions: list.competitions.map((competition) => ({ ...competition, keys: '' })),
	};
}
