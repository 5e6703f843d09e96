import { setImmediate } from 'node:timers/promises';
import { knownInstant } from '#core/kit/instant.ts';
import { addDays, dayOf } from '#core/site/dates.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { isPublicPage } from '#core/site/public-page.ts';
import { MOST_ADDRESSES, type NewsSitemapEntry, type SitemapEntry } from '#core/site/sitemap.ts';
import { showEach } from '#server/damaged-record.ts';
import type { Subject } from '#server/games/agenda-repository.ts';
import type { GuideData } from '#server/guide-data.ts';

type Site = { data: GuideData; publicUrl: string };

/** Leaves room for the day pages of a month, at most 31. */
const GAMES_IN_FILE = MOST_ADDRESSES - 31;

/** Teams, competitions and channels with a game in this window are worth indexing. */
const WINDOW_DAYS = { back: 90, ahead: 30 };

/** The sitemaps of the site: one for pages, and one or more for each month that has games. */
export async function readSitemapIndex({ data, publicUrl }: Site): Promise<SitemapEntry[]> {
	const [newest] = await data.news.addresses({ since: 0, limit: 1 });
	const fixed = [
		machinePaths.pagesSitemap,
		machinePaths.newsSitemap,
		...(newest === undefined ? [] : [machinePaths.articlesSitemap]),
	];
	const entries: SitemapEntry[] = fixed.map((path) => ({
		address: `${publicUrl}${path}`,
		changedAt: null,
	}));
	for (
		let month = await data.sitemap.nextMonth('');
		month !== null;
		month = await data.sitemap.nextMonth(month)
	) {
		const { games, updatedAt } = await data.sitemap.sumMonth(month);
		for (let part = 1; (part - 1) * GAMES_IN_FILE < games; part++) {
			entries.push({
				address: `${publicUrl}${machinePaths.gamesSitemap(month, part)}`,
				changedAt: updatedAt,
			});
		}
		// SQLite runs synchronously in this thread: yield to other requests after each month.
		await setImmediate();
	}
	return entries;
}

/**
 * A month's game pages (YYYY-MM), and in its first part also its day pages; null when the month has
 * none.
 */
export async function readGamesSitemap(
	{ data, publicUrl }: Site,
	month: string,
	part: number,
): Promise<SitemapEntry[] | null> {
	const games = await data.sitemap.listMonth(month, {
		limit: GAMES_IN_FILE,
		offset: (part - 1) * GAMES_IN_FILE,
	});
	if (games.length === 0) return null;
	const days = new Map<string, number>();
	const removals = part === 1 ? await data.sitemap.listRemovals(month) : new Map<string, number>();
	for (const { day, updatedAt } of games)
		days.set(day, Math.max(updatedAt, days.get(day) ?? removals.get(day) ?? 0));
	const dayPages = [...days].map(([day, changedAt]) => ({
		address: `${publicUrl}${paths.day(day)}`,
		changedAt,
	}));
	const gamePages = games.map(({ slug, updatedAt }) => ({
		address: `${publicUrl}${paths.game(slug)}`,
		changedAt: updatedAt,
	}));
	return part === 1 ? [...dayPages, ...gamePages] : gamePages;
}

/** How long articles count as news. */
const NEWS_MS = 2 * 24 * 3_600_000;

/**
 * The articles of the two days before `now` (UTC ms), newest first, up to the limit of one file.
 */
export async function readNewsSitemap(
	{ data, publicUrl }: Site,
	now: number,
): Promise<NewsSitemapEntry[]> {
	const articles = await data.news.addresses({ since: now - NEWS_MS, limit: 1_000 });
	const titles = await data.news.titles(articles.map(({ id }) => id));
	return showEach(articles, ofArticles(data), ({ id, slug, publishedAt }) => ({
		address: `${publicUrl}${paths.article(slug)}`,
		title: titles.get(id) ?? '',
		publishedAt: knownInstant(publishedAt),
	}));
}

/** Every article, newest first; null while there is none. */
export async function readArticlesSitemap({
	data,
	publicUrl,
}: Site): Promise<SitemapEntry[] | null> {
	const articles = await data.news.addresses({ since: 0, limit: MOST_ADDRESSES });
	if (articles.length === 0) return null;
	return showEach(articles, ofArticles(data), ({ slug, changedAt }) => ({
		address: `${publicUrl}${paths.article(slug)}`,
		changedAt: knownInstant(changedAt),
	}));
}

/** How articles that cannot be listed are reported. */
function ofArticles({ report }: GuideData) {
	return { report, record: ({ id }: { id: string }) => `articles/${id}` };
}

/** Game pages that are not days. */
const VIEWS = [paths.live, paths.free, paths.week, paths.map, paths.grid];

/** Every other page that this version of the site has. `now` in UTC milliseconds. */
export async function readPagesSitemap(
	{ data, publicUrl }: Site,
	now: number,
): Promise<SitemapEntry[]> {
	const fixed = [
		paths.today,
		paths.tomorrow,
		paths.yesterday,
		...VIEWS,
		paths.teams,
		paths.competitions,
		paths.channels,
		paths.about,
		paths.terms,
		paths.privacy,
	];
	const [teams, competitions, channels] = await Promise.all([
		readActive(data, 'team', now),
		readActive(data, 'competition', now),
		readActive(data, 'channel', now),
	]);
	// A list without articles is not worth indexing.
	const news = await data.news.addresses({ since: 0, limit: 1 });
	const newsPage = news.map(({ changedAt }) => ({ path: paths.news, changedAt }));
	const pages = [
		...fixed.map((path) => ({ path, changedAt: null })),
		...newsPage,
		...teams,
		...competitions,
		...channels,
	];
	return pages
		.filter(({ path }) => isPublicPage(path))
		.map(({ path, changedAt }) => ({ address: `${publicUrl}${path}`, changedAt }));
}

const PAGE_OF: Record<Subject['kind'], (id: string) => string> = {
	team: paths.team,
	competition: paths.competition,
	channel: paths.channel,
};

async function readActive(data: GuideData, kind: Subject['kind'], now: number) {
	const today = dayOf(now);
	const range = { from: addDays(today, -WINDOW_DAYS.back), to: addDays(today, WINDOW_DAYS.ahead) };
	const [rows, removals] = await Promise.all([
		data.activity.list(kind, range, { real: true }),
		data.sitemap.listPageRemovals(kind),
	]);
	const pages = rows.map(({ id, updatedAt }) => ({
		path: PAGE_OF[kind](id),
		changedAt: Math.max(updatedAt, removals.get(id) ?? 0),
	}));
	return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}
