import { nearDay } from '#core/search/copy/query.ts';
import type { SearchLink } from '#core/search/query/result.ts';
import type { Asked } from '#core/search/query/search.ts';
import { dayOf } from '#core/site/dates.ts';
import { paths } from '#core/site/paths.ts';
import type { GuideData } from '#server/guide-data.ts';
import type { KeepRead } from './keep-reads.ts';

const MOST = 3;

/** The newest articles about a query's team or competition; none for other queries. */
export async function readArticleLinks(
	{ news }: Pick<GuideData, 'news'>,
	{ understanding, now }: Asked,
	keep: KeepRead,
): Promise<SearchLink[]> {
	const { times, campeonatos, rest } = understanding;
	const [teamId = null, competitionId = null] = [
		times[0],
		times.length === 0 ? campeonatos[0] : undefined,
	];
	if (rest !== '' || times.length > 1 || (teamId === null && competitionId === null)) return [];
	const rows = await keep(`articles ${teamId} ${competitionId}`, () =>
		news.list({ teamId, competitionId }, { limit: MOST, offset: 0 }),
	);
	return rows.map(({ address, title, published_at }) => ({
		kind: 'article',
		id: address,
		name: title,
		detail: nearDay(dayOf(published_at), dayOf(now)),
		url: paths.article(address),
	}));
}
