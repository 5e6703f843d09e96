import { AppError } from '#core/kit/app-error.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import { newsSitemap, parseGamesFile, sitemap, sitemapIndex } from '#core/site/sitemap.ts';
import { readBrandName } from '#server/brand/brand-name.ts';
import type { AppContext } from '#server/context.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import {
	readArticlesSitemap,
	readGamesSitemap,
	readNewsSitemap,
	readPagesSitemap,
	readSitemapIndex,
} from '#server/seo/read-sitemaps.ts';
import { createTextShelf } from '#server/seo/text-shelf.ts';
import type { PublicApi } from './public-api.ts';

/** Minimum time between two builds of a sitemap, in milliseconds. */
const LEAST_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Whether an address is the sitemap index or below the sitemap folder. */
export function isSitemap(path: string): boolean {
	return path === machinePaths.sitemap || path.startsWith(`${machinePaths.sitemaps}/`);
}

/**
 * GET the sitemaps (A22): an index, the pages, and the games by month. None for a demonstration:
 * search engines must not index it.
 */
export function mountSitemaps(
	api: PublicApi,
	{ config, data, db, clock }: AppContext,
	publicUrl: string,
): void {
	if (config.demo) return;
	const site = { data, publicUrl };
	const take = createTextShelf({ version: () => readDataVersion(db.kysely), leastMs: LEAST_MS });

	const news = async () =>
		newsSitemap(await readNewsSitemap(site, clock()), await readBrandName(data));

	async function read(path: string): Promise<string | null> {
		if (path === machinePaths.sitemap)
			return take(path, async () => sitemapIndex(await readSitemapIndex(site)));
		if (path === machinePaths.pagesSitemap)
			return take(path, async () => sitemap(await readPagesSitemap(site, clock())));
		// Articles older than two days drop out even without a write, so the key changes each hour.
		if (path === machinePaths.newsSitemap)
			return take(`${path} ${Math.floor(clock() / HOUR_MS)}`, news);
		if (path === machinePaths.articlesSitemap)
			return take(path, async () =>
				readArticlesSitemap(site).then((found) => (found === null ? null : sitemap(found))),
			);
		const file = parseGamesFile(path.slice(machinePaths.sitemaps.length + 1));
		if (file === null) return null;
		const entries = () => readGamesSitemap(site, file.month, file.part);
		return take(path, async () =>
			entries().then((found) => (found === null ? null : sitemap(found))),
		);
	}

	api.on('GET', [machinePaths.sitemap, `${machinePaths.sitemaps}/*`], async (request) => {
		const text = await read(request.req.path);
		if (text === null) throw new AppError('not-found', 'No such sitemap');
		return request.body(text, 200, {
			'content-type': 'application/xml; charset=utf-8',
			'cache-control': 'public, max-age=3600',
		});
	});
}
