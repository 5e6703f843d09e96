import type { Article } from '#core/news/article.ts';
import type { ArticleRecord, ArticleStanding } from '#core/news/contract/articles.ts';
import type { AppContext } from '#server/context.ts';
import { whatIsMissing } from '#server/news/publish-article.ts';
import { pictureOf } from './article-picture.ts';
import { readBlockGames } from './read-block-games.ts';

/**
 * An article with everything that its screen shows: missing fields, cover, and the names of its
 * subjects.
 */
export async function readArticleRecord(
	{ db, data }: Pick<AppContext, 'db' | 'data'>,
	article: Article,
): Promise<ArticleRecord> {
	const { cover, teamIds, competitionIds, gameIds } = article.working;
	const [missing, picture, reference, games] = await Promise.all([
		whatIsMissing(db.kysely, article),
		cover === null ? null : pictureOf(db.kysely, cover.fileId),
		data.reference(),
		readBlockGames(data, gameIds),
	]);
	return {
		article,
		missing,
		cover: picture,
		teams: teamIds.map((id) => ({ id, name: reference.teams.get(id)?.name ?? id })),
		competitions: competitionIds.map((id) => ({
			id,
			name: reference.competitions.get(id)?.shortName ?? id,
		})),
		games,
	};
}

/** The same without the content: all that autosave needs. */
export async function readArticleStanding(
	{ db }: Pick<AppContext, 'db'>,
	article: Article,
): Promise<ArticleStanding> {
	return { article, missing: await whatIsMissing(db.kysely, article) };
}
