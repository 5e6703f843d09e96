/** Addresses of the site that programs read and no page of the guide needs: apart from `paths.ts`, which every page carries. */
export const machinePaths = {
	live: '/livez',
	ready: '/readyz',
	robots: '/robots.txt',
	/** Index of the sitemaps, which stand under the folder. */
	sitemap: '/sitemap.xml',
	sitemaps: '/sitemaps',
	/** Games of a month (YYYY-MM); a part after the first only where one file would be too long. */
	gamesSitemap: (month: string, part = 1) => `/sitemaps/jogos-${month}${part === 1 ? '' : `-${part}`}.xml`,
	pagesSitemap: '/sitemaps/paginas.xml',
	/** Articles of the last two days, and all of them. */
	newsSitemap: '/sitemaps/noticias.xml',
	articlesSitemap: '/sitemaps/artigos.xml',
	llms: '/llms.txt',
	/** The latest articles for feed readers. */
	newsRss: '/noticias/rss.xml',
	newsAtom: '/noticias/atom.xml',
	newsJson: '/noticias/feed.json',
} as const;
