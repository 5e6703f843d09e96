import { type Cover, coverSchema } from '#core/news/article.ts';
import type { ArticleCard, NewsView, PictureView, Topic } from '#core/news/article-view.ts';
import { readArticleDocument } from '#core/news/document.ts';
import { excerpt, shortened } from '#core/news/document-text.ts';
import { MOST_NEWS_PAGES, type NewsAsked } from '#core/news/news-address.ts';
import { gameMatcher } from '#core/search/game-matcher.ts';
import { normalize } from '#core/search/normalize.ts';
import { searchText } from '#core/search/search-text.ts';
import { dayOf } from '#core/site/dates.ts';
import { discOf } from '#core/teams/team-disc.ts';
import { storedAs, storedJson } from '#server/db/stored-json.ts';
import type { GuideData, Reference } from '#server/guide-data.ts';
import { coverView, readPictures } from './picture-view.ts';
import type { NewsSearch, PublishedRow } from './published-repository.ts';

/** Articles per page of the list. */
const NEWS_PAGE = 12;
/** Teams and competitions offered as filters. */
const MOST_TOPICS = 10;
/** Teams and competitions that a term may match. */
const MOST_NAMED = 40;
/**
 * Characters of a summary in the list, or of the text that replaces a missing one: four lines on a
 * phone.
 */
const SUMMARY = 150;

/** Reads a page of /noticias; null = no such page, team or competition. */
export async function readNewsPage(
	data: GuideData,
	asked: NewsAsked,
	now: number,
): Promise<NewsView | null> {
	const reference = await data.reference();
	const topic = topicOf(asked, reference);
	if (topic === undefined) return null;
	const subject = { ...asked, search: searchOf(asked.term, reference) };
	const [total, rows, topics] = await Promise.all([
		data.news.count(subject),
		data.news.list(subject, { limit: NEWS_PAGE, offset: (asked.page - 1) * NEWS_PAGE }),
		data.news.topics(MOST_TOPICS),
	]);
	const pages = Math.min(Math.max(Math.ceil(total / NEWS_PAGE), 1), MOST_NEWS_PAGES);
	if (asked.page > pages) return null;
	const cards = await readCards(data, rows);
	const isFirst = asked.page === 1 && topic === null && asked.term === '';
	return {
		today: dayOf(now),
		lead: (isFirst ? cards[0] : undefined) ?? null,
		articles: isFirst ? cards.slice(1) : cards,
		...{ page: asked.page, pages, total, topic, term: asked.term },
		demo: rows.some((row) => row.demo === 1),
		topics: topics.flatMap(({ kind, id }) => named(kind, id, reference) ?? []),
	};
}

/**
 * A term as an article search: its words, and the teams and competitions that it names (S2.03);
 * null = no term.
 */
function searchOf(term: string, { teams, competitions }: Reference): NewsSearch | null {
	if (term === '') return null;
	const matches = gameMatcher(term);
	const isMeant = (names: readonly string[]) =>
		matches({ sides: [searchText(names)], competition: '', channels: [] });
	const ofTeams = [...teams.values()].filter(({ name, shortName, aliases, nicknames }) =>
		isMeant([name, shortName, ...aliases, ...nicknames]),
	);
	const ofCompetitions = [...competitions.values()].filter(({ name, shortName, aliases }) =>
		isMeant([name, shortName, ...aliases]),
	);
	const named = [
		...ofTeams.map(({ id }) => ({ kind: 'team' as const, id })),
		...ofCompetitions.map(({ id }) => ({ kind: 'competition' as const, id })),
	];
	return { words: normalize(term).split(' ').filter(Boolean), named: named.slice(0, MOST_NAMED) };
}

/**
 * The subject of a list: null = everything, undefined = unknown to the guide. With two filters the
 * team is used, as the narrower one.
 */
function topicOf(
	{ teamId, competitionId }: NewsAsked,
	reference: Reference,
): Topic | null | undefined {
	const asked: [Topic['kind'], string | null][] = [
		['team', teamId],
		['competition', competitionId],
	];
	const wanted = asked.flatMap(([kind, id]) => (id === null ? [] : [{ kind, id }]));
	const found = wanted.flatMap(({ kind, id }) => named(kind, id, reference) ?? []);
	return found.length < wanted.length ? undefined : (found[0] ?? null);
}

/** A team or competition by its id; null when it is unknown. */
export function named(kind: string, id: string, { teams, competitions }: Reference): Topic | null {
	if (kind !== 'team') {
		const competition = competitions.get(id);
		return competition === undefined
			? null
			: { kind: 'competition', id, name: competition.shortName };
	}
	const team = teams.get(id);
	const disc = team === undefined ? null : discOf(team);
	return team === undefined
		? null
		: { kind, id, name: team.shortName, ...(disc !== null && { disc }) };
}

/** Articles as lists show them. */
async function readCards(data: GuideData, rows: readonly PublishedRow[]): Promise<ArticleCard[]> {
	const covers = new Map(rows.map((row) => [row.article_id, coverOf(row)]));
	const fileIds = [...covers.values()].flatMap((cover) => (cover === null ? [] : [cover.fileId]));
	const [reference, links, pictures] = await Promise.all([
		data.reference(),
		data.news.topicsOf(rows.map((row) => row.article_id)),
		readPictures(data.files, fileIds),
	]);
	return rows.map((row) => {
		const own = links.filter(({ articleId }) => articleId === row.article_id);
		const topics = own.flatMap(({ kind, id }) => named(kind, id, reference) ?? []);
		return cardOf(row, { topics, cover: covers.get(row.article_id) ?? null, pictures });
	});
}

type Beside = {
	topics: Topic[];
	cover: Cover | null;
	pictures: Readonly<Record<string, PictureView>>;
};

function cardOf(row: PublishedRow, { topics, cover, pictures }: Beside): ArticleCard {
	return {
		slug: row.address,
		title: row.title,
		summary: row.summary === '' ? beginningOf(row.body) : shortened(row.summary, SUMMARY),
		publishedAt: row.published_at,
		cover: coverView(cover, pictures),
		topics,
	};
}

function coverOf({ cover }: PublishedRow): Cover | null {
	return cover === null ? null : storedAs(coverSchema, cover);
}

function beginningOf(body: string): string {
	const document = readArticleDocument(storedJson(body));
	return document === null ? '' : excerpt(document, SUMMARY);
}
