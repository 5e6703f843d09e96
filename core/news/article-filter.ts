import { ARTICLE_ORDERS } from './article-limits.ts';
import type { ArticleFilter } from './article-line.ts';
import { ARTICLE_STATES } from './article-state.ts';

/** Query parameters of the list, in the panel and in its JSON API. */
const ARTICLE_PARAMETERS = [
	'situacao',
	'busca',
	'time',
	'campeonato',
	'jogo',
	'assinatura',
	'alteradas',
	'lixeira',
	'ordem',
	'pagina',
] as const;
type Asked = Partial<Record<(typeof ARTICLE_PARAMETERS)[number], string | undefined>>;

/**
 * Parses a filter from query parameters: lists separated by commas, '1' for yes. Unknown values are
 * ignored.
 */
export function readArticleFilter(asked: Asked): ArticleFilter {
	const wanted = (asked.situacao ?? '').split(',');
	const page = Number(asked.pagina ?? 1);
	return {
		states: ARTICLE_STATES.filter((state) => wanted.includes(state)),
		text: (asked.busca ?? '').trim().slice(0, 100),
		teamId: asked.time || null,
		competitionId: asked.campeonato || null,
		gameId: asked.jogo || null,
		author: asked.assinatura || null,
		changed: asked.alteradas === '1',
		trash: asked.lixeira === '1',
		order: ARTICLE_ORDERS.find((order) => order === asked.ordem) ?? 'saved',
		page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
	};
}

/** The canonical query of a filter, without default values. */
export function writeArticleFilter(filter: ArticleFilter): string {
	const { states, text, teamId, competitionId, gameId, author, changed, trash, order, page } =
		filter;
	const all: Asked = {
		...{
			situacao: states.join(','),
			busca: text,
			time: teamId ?? '',
			campeonato: competitionId ?? '',
			jogo: gameId ?? '',
		},
		...{ assinatura: author ?? '', alteradas: changed ? '1' : '', lixeira: trash ? '1' : '' },
		...{ ordem: order === 'saved' ? '' : order, pagina: page === 1 ? '' : String(page) },
	};
	return new URLSearchParams(
		Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
	).toString();
}
