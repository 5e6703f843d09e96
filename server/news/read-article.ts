import type { Game } from '#core/games/game.ts';
import type { ArticleContent } from '#core/news/article.ts';
import { buildArticleGames } from '#core/news/article-games.ts';
import { answerOf } from '#core/news/article-state.ts';
import type { ArticleGames, ArticleView } from '#core/news/article-view.ts';
import {
	type DocumentReferences,
	excerpt,
	readingMinutes,
	referencesOf,
} from '#core/news/document-text.ts';
import { comingAt, readListContext } from '#server/games/read/read-agenda.ts';
import type { GuideData } from '#server/guide-data.ts';
import { coverView, readPictures } from './picture-view.ts';
import { named } from './read-news-page.ts';

/** Result for an address under /noticias. `validUntil` in UTC milliseconds. */
type ArticleAnswer =
	| { kind: 'found'; view: ArticleView; validUntil: number }
	/** Its present address. */
	| { kind: 'moved'; slug: string }
	| { kind: 'gone' }
	| { kind: 'unknown' };

const EXCERPT = 180;
/**
 * Days ahead in which the games of an article's teams and competitions are listed, and how many of
 * each.
 */
const AHEAD_DAYS = 14;
const NEXT_OF_TEAM = 2;
const NEXT_OF_COMPETITION = 3;

/**
 * Reads the page of the article that has or had this address, with its games as of `now` (UTC ms).
 */
export async function readArticle(
	data: GuideData,
	slug: string,
	now: number,
): Promise<ArticleAnswer> {
	const article = await data.articles.bySlug(slug);
	const answer = article === null ? 'unknown' : answerOf(article);
	if (article === null || answer !== 'here')
		return { kind: answer === 'gone' ? 'gone' : 'unknown' };
	if (article.slug !== slug) return { kind: 'moved', slug: article.slug ?? '' };
	if (article.live === null) return { kind: 'unknown' };
	const { publishedAt, updatedAt, demo } = article;
	const standing = { slug, publishedAt: publishedAt ?? 0, updatedAt, demo };
	return {
		kind: 'found',
		...(await buildArticleView(data, { content: article.live, ...standing }, now)),
	};
}

/** Content of an article and the facts shown with it. */
type ArticleFacts = {
	content: ArticleContent;
	slug: string;
	publishedAt: number;
	updatedAt: number | null;
	demo: boolean;
};

/** The page of any content, published or not: the panel previews working copies with it. */
export async function buildArticleView(
	data: GuideData,
	{ content, slug, publishedAt, updatedAt, demo }: ArticleFacts,
	now: number,
): Promise<{ view: ArticleView; validUntil: number }> {
	const { title, summary, body, cover, author, credit } = content;
	const references = referencesOf(body);
	const [reference, pictures, { games, validUntil }] = await Promise.all([
		data.reference(),
		readPictures(data.files, [...references.fileIds, ...(cover === null ? [] : [cover.fileId])]),
		readGames(data, { content, references }, now),
	]);
	const topics = [
		...content.competitionIds.flatMap((id) => named('competition', id, reference) ?? []),
		...content.teamIds.flatMap((id) => named('team', id, reference) ?? []),
	];
	const firstGame = games.games[Object.values(games.byId)[0] ?? games.related[0] ?? -1];
	const view: ArticleView = {
		...{ slug, title, publishedAt, updatedAt, demo, author, credit, topics, games, body },
		summary: summary === '' ? excerpt(body, EXCERPT) : summary,
		cover: coverView(cover, pictures),
		pictures: Object.fromEntries(
			references.fileIds.flatMap((id) => (pictures[id] === undefined ? [] : [[id, pictures[id]]])),
		),
		minutes: readingMinutes(body),
		cardOf: firstGame?.slug ?? null,
	};
	return { view, validUntil };
}

type Named = { content: ArticleContent; references: DocumentReferences };

async function readGames(
	data: GuideData,
	{ content, references }: Named,
	now: number,
): Promise<{ games: ArticleGames; validUntil: number }> {
	const [reference, byId, days, next] = await Promise.all([
		data.reference(),
		data.related.listByIds([...new Set([...references.gameIds, ...content.gameIds])]),
		Promise.all(
			references.days.map(
				async (day): Promise<[string, Game[]]> => [day, await data.games.listDay(day)],
			),
		),
		readNext(data, content, now),
	]);
	const order = (ids: readonly string[]) =>
		ids.flatMap((id) => byId.find((game) => game.id === id) ?? []);
	const [embedded, beside] = [order(references.gameIds), order(content.gameIds)];
	const shown = [...embedded, ...beside, ...next, ...days.flatMap(([, games]) => games)];
	const context = await readListContext(data, shown, { names: reference, now });
	return buildArticleGames({
		...context,
		embedded,
		days: new Map(days),
		related: [...beside, ...next],
	});
}

/** Upcoming games of the article's teams, then of its competitions: one of each in turn. */
async function readNext(
	data: GuideData,
	{ teamIds, competitionIds }: ArticleContent,
	now: number,
): Promise<Game[]> {
	const range = comingAt(now, AHEAD_DAYS);
	const subjects = [
		...teamIds.slice(0, 4).map((id) => ({ kind: 'team' as const, id, most: NEXT_OF_TEAM })),
		...competitionIds
			.slice(0, 2)
			.map((id) => ({ kind: 'competition' as const, id, most: NEXT_OF_COMPETITION })),
	];
	const lists = await Promise.all(
		subjects.map(({ most, ...subject }) => data.agendas.listNext(subject, range, most)),
	);
	const sorted = lists.map((games) =>
		games.toSorted((a, b) => (a.kickoffAt ?? Infinity) - (b.kickoffAt ?? Infinity)),
	);
	return Array.from({ length: NEXT_OF_COMPETITION }, (_, turn) =>
		sorted.flatMap((games) => games[turn] ?? []),
	).flat();
}
