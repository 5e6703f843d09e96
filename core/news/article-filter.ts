import { ARTICLE_ORDERS } from './article-limits.ts';
import type { ArticleFilter } from './article-line.ts';
import { ARTICLE_STATES } from './article-state.ts';

type Asked = Partial<Record<keyof ArticleFilter, string | undefined>>;

/** Reads a filter from the parameters of an address; what it does not know is as if it were not there. */
export function readArticleFilter(asked: Asked): ArticleFilter {
	const wanted = (asked.states ?? '').split(',');
	const page = Number(asked.page ?? 1);
	return {
		states: ARTICLE_STATES.filter((state) => wanted.includes(state)),
		text: (asked.text ?? '').trim().slice(0, 100),
		teamId: asked.teamId || null,
		competitionId: asked.competitionId || null,
		gameId: asked.gameId || null,
		author: asked.author || null,
		changed: asked.changed === '1',
		trash: asked.trash === '1',
		order: ARTICLE_ORDERS.find((order) => order === asked.order) ?? 'saved',
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	};
}

/** The parameters that make this filter, without those that say nothing; the same spelling for the same filter. */
export function writeArticleFilter(filter: ArticleFilter): URLSearchParams {
	const { states, text, teamId, competitionId, gameId, author, changed, trash, order, page } = filter;
	const all = {
		...{ states: states.join(','), text, teamId, competitionId, gameId, author },
		...{
			changed: changed ? '1' : '',
			trash: trash ? '1' : '',
			order: order === 'saved' ? '' : order,
			page: page === 1 ? '' : String(page),
		},
	};
	return new URLSearchParams(Object.entries(all).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
