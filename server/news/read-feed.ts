import { VERSUS } from '#core/games/copy/games.ts';
import { scoredPair, scoreLine } from '#core/games/copy/score.ts';
import { SIDE_UNDEFINED } from '#core/games/copy/words.ts';
import type { Game, Side } from '#core/games/game.ts';
import { knownInstant } from '#core/kit/instant.ts';
import { coverSchema } from '#core/news/article.ts';
import type { PictureView } from '#core/news/article-view.ts';
import { dayBlockTitle, newsCopy } from '#core/news/copy/news.ts';
import { readArticleDocument } from '#core/news/document.ts';
import { documentHtml, type HtmlContext } from '#core/news/document-html.ts';
import { excerpt, referencesOf } from '#core/news/document-text.ts';
import type { NewsFeed, NewsFeedItem } from '#core/news/feed-out.ts';
import { EMPTY_DOCUMENT } from '#core/news/nodes.ts';
import { paths } from '#core/site/paths.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import { showEach } from '#server/damaged-record.ts';
import { storedAs, storedJson } from '#server/db/stored-json.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { readPictures } from './picture-view.ts';
import type { PublishedRow } from './published-repository.ts';
import { named } from './read-news-page.ts';

/** Articles per feed: clients poll often enough to miss none. */
const FEED_ITEMS = 25;
const EXCERPT = 280;

/**
 * `now` = UTC ms, the date of an empty feed; `results` = the games that articles name carry their
 * scores.
 */
type FeedAsked = { path: string; publicUrl: string; now: number; results?: boolean };

/** Reads the latest articles for the feed at `path`. */
export async function readNewsFeed(
	data: GuideData,
	{ path, publicUrl, now, results = false }: FeedAsked,
): Promise<NewsFeed> {
	const [brand, rows] = await Promise.all([
		readBrandName(data),
		data.news.list({ competitionId: null, teamId: null }, { limit: FEED_ITEMS, offset: 0 }),
	]);
	const items = await readItems(data, rows, { publicUrl, brand, results });
	return {
		title: `${brand}: ${newsCopy.title}`,
		description: newsCopy.lead,
		home: `${publicUrl}${paths.news}`,
		self: `${publicUrl}${path}`,
		updatedAt: items.length === 0 ? now : Math.max(...items.map(({ updatedAt }) => updatedAt)),
		items,
	};
}

type Site = { publicUrl: string; brand: string; results: boolean };

async function readItems(
	data: GuideData,
	rows: readonly PublishedRow[],
	site: Site,
): Promise<NewsFeedItem[]> {
	const articles = rows.map((row) => ({
		row,
		body: readArticleDocument(storedJson(row.body)) ?? EMPTY_DOCUMENT,
		cover: row.cover === null ? null : storedAs(coverSchema, row.cover),
	}));
	const references = articles.map(({ body }) => referencesOf(body));
	const fileIds = [
		...references.flatMap((one) => one.fileIds),
		...articles.flatMap(({ cover }) => cover?.fileId ?? []),
	];
	const [reference, games, pictures, links] = await Promise.all([
		data.reference(),
		data.related.listByIds([...new Set(references.flatMap((one) => one.gameIds))]),
		readPictures(data.files, fileIds),
		data.news.topicsOf(rows.map((row) => row.article_id)),
	]);
	const context = htmlContext({ games, pictures, reference, site });
	return showEach(
		articles,
		{ report: data.report, record: ({ row }) => `articles/${row.article_id}` },
		({ row, body, cover }): NewsFeedItem => {
			const own = links.filter(({ articleId }) => articleId === row.article_id);
			const image = cover === null ? null : (pictures[cover.fileId]?.src ?? null);
			return {
				// Not the address, which may change: feed readers would show the article twice.
				id: `${site.publicUrl}${paths.news}#${row.article_id}`,
				address: `${site.publicUrl}${paths.article(row.address)}`,
				title: row.title,
				summary: row.summary === '' ? excerpt(body, EXCERPT) : row.summary,
				html: documentHtml(body, context),
				author: row.author === '' ? site.brand : row.author,
				topics: own.flatMap(({ kind, id }) => named(kind, id, reference)?.name ?? []),
				image: image === null ? null : `${site.publicUrl}${image}`,
				publishedAt: knownInstant(row.published_at),
				updatedAt: knownInstant(row.updated_at ?? row.published_at),
			};
		},
	);
}

type Around = {
	games: readonly Game[];
	pictures: Readonly<Record<string, PictureView>>;
	reference: Reference;
	site: Site;
};

function htmlContext({ games, pictures, reference, site }: Around): HtmlContext {
	const { publicUrl, results } = site;
	const nameOf = ({ teamId, label }: Side) =>
		reference.teams.get(teamId ?? '')?.shortName ?? label ?? SIDE_UNDEFINED;
	return {
		publicUrl,
		pictureOf: (id) => {
			const picture = pictures[id];
			return picture === undefined ? null : { ...picture, src: `${publicUrl}${picture.src}` };
		},
		gameOf: (id) => {
			const game = games.find((one) => one.id === id);
			if (game === undefined) return null;
			const sides = [nameOf(game.home), nameOf(game.away)] as const;
			return {
				name:
					results && game.result !== null
						? scoredPair(...sides, scoreLine(game.result))
						: sides.join(` ${VERSUS} `),
				address: `${publicUrl}${paths.game(game.slug)}`,
			};
		},
		dayOf: (day) => ({ title: dayBlockTitle(day, null), address: `${publicUrl}${paths.day(day)}` }),
	};
}
