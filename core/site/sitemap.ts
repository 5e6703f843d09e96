import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { formatInstant } from './zoned-time.ts';

/** An address in a sitemap: absolute, with the UTC ms of its last change, null if unknown. */
export type SitemapEntry = { address: string; changedAt: number | null };

/** Most addresses of one file (sitemaps.org protocol). */
export const MOST_ADDRESSES = 50_000;

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** The index of a site's sitemaps. */
export function sitemapIndex(entries: readonly SitemapEntry[]): string {
	return `${OPENING}<sitemapindex ${SCHEMA}>\n${entries.map((entry) => element('sitemap', entry)).join('')}</sitemapindex>\n`;
}

/** One sitemap: pages, with a date only where the last change is known. */
export function sitemap(entries: readonly SitemapEntry[]): string {
	return `${OPENING}<urlset ${SCHEMA}>\n${entries.map((entry) => element('url', entry)).join('')}</urlset>\n`;
}

/** An article in the news sitemap: absolute address, title and UTC ms of its publication. */
export type NewsSitemapEntry = { address: string; title: string; publishedAt: number };

/**
 * The articles of the last two days
 * (https://developers.google.com/search/docs/crawling-indexing/sitemaps/news-sitemap).
 * `publication` = name of the site. It may be empty.
 */
export function newsSitemap(entries: readonly NewsSitemapEntry[], publication: string): string {
	const who = `<news:publication><news:name>${escapeMarkup(publication)}</news:name><news:language>pt</news:language></news:publication>`;
	const urls = entries.map(({ address, title, publishedAt }) => {
		const news = `${who}<news:publication_date>${formatInstant(publishedAt)}</news:publication_date><news:title>${escapeMarkup(title)}</news:title>`;
		return `<url><loc>${escapeMarkup(address)}</loc><news:news>${news}</news:news></url>\n`;
	});
	return `${OPENING}<urlset ${SCHEMA} xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">\n${urls.join('')}</urlset>\n`;
}

function element(name: 'sitemap' | 'url', { address, changedAt }: SitemapEntry): string {
	const changed = changedAt === null ? '' : `<lastmod>${formatInstant(changedAt)}</lastmod>`;
	return `<${name}><loc>${escapeMarkup(address)}</loc>${changed}</${name}>\n`;
}

/**
 * Month (YYYY-MM) and part in the name of a sitemap file: 'jogos-2026-11.xml',
 * 'jogos-2026-11-2.xml'.
 */
export function parseGamesFile(file: string): { month: string; part: number } | null {
	const match = /^jogos-(\d{4}-(?:0[1-9]|1[0-2]))(?:-([2-9]|[1-9]\d{1,2}))?\.xml$/.exec(file);
	return match === null ? null : { month: match[1] ?? '', part: Number(match[2] ?? 1) };
}
