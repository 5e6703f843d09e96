import { DESTINATION_PARAMETER } from '#core/site/paths.ts';

/**
 * Addresses of the site that programs read, or parts that are loaded on demand, and no page of the
 * guide needs: apart from `paths.ts`, which every page carries.
 */
export const machinePaths = {
	live: '/livez',
	ready: '/readyz',
	robots: '/robots.txt',
	/** Index of the sitemaps, which stand under the folder. */
	sitemap: '/sitemap.xml',
	sitemaps: '/sitemaps',
	/** Games of a month (YYYY-MM); a part after the first only where one file would be too long. */
	gamesSitemap: (month: string, part = 1) =>
		`/sitemaps/jogos-${month}${part === 1 ? '' : `-${part}`}.xml`,
	pagesSitemap: '/sitemaps/paginas.xml',
	/** Articles of the last two days, and all of them. */
	newsSitemap: '/sitemaps/noticias.xml',
	articlesSitemap: '/sitemaps/artigos.xml',
	llms: '/llms.txt',
	/** The service worker, and the page that it shows for what it does not keep. */
	worker: '/sw.js',
	offline: '/sem-conexao',
	/** The latest articles for feed readers. */
	newsRss: '/noticias/rss.xml',
	newsAtom: '/noticias/atom.xml',
	newsJson: '/noticias/feed.json',
} as const;

/**
 * Icons that browsers and phones ask for without being told, and our own drawing, for where the
 * brand has no logo.
 */
export const iconPaths = {
	favicon: '/favicon.ico',
	touch: '/apple-touch-icon.png',
	ownSvg: '/icones/guia.svg',
	ownIco: '/icones/guia.ico',
	own180: '/icones/guia-180.png',
	own192: '/icones/guia-192.png',
	own512: '/icones/guia-512.png',
	ownMasked192: '/icones/guia-mascara-192.png',
	ownMasked512: '/icones/guia-mascara-512.png',
} as const;

/** Addresses that only calls and programs of ours use: off the file that every page loads. */
export const callPaths = {
	/** Root of everything that answers in JSON. */
	api: '/api',
	/** Where a browser sets out to a provider, and where the provider sends it back. */
	providerStart: '/identity/oidc/entrar',
	providerReturn: '/identity/oidc/retorno',
	brandRecord: '/api/v1/configuracoes/marca',
	/** How much space there is. */
	bucket: '/files/v0/b/main',
	/** Where an upload in pieces goes on. */
	upload: (id: string) => `/files/v0/b/main/o?upload_id=${encodeURIComponent(id)}`,
	/** A file for whoever has its token, as the official client writes it. */
	download: (name: string, token: string) =>
		`/files/v0/b/main/o/${encodeURIComponent(name)}?alt=media&token=${encodeURIComponent(token)}`,
	/**
	 * A size of an uploaded picture: the address changes with the picture, so that it may be kept for
	 * ever. `digest` = 32 digits of its SHA-256.
	 */
	picture: (digest: string, width: number, format: 'webp' | 'avif') =>
		`/files/i/${digest}/${width}.${format}`,
	/** An icon made of a picture, which stands beside its sizes. `file` = a name of `LOGO_ICONS`. */
	pictureIcon: (digest: string, file: string) => `/files/i/${digest}/${file}`,
	/** Suggestions while a reader types, with the term in `q`. */
	suggestions: '/api/v1/busca',
	/** Channels on the air, for those who choose theirs. */
	channelList: '/api/v1/canais',
	/** Games to come of a team. */
	teamGames: (id: string) => `/api/v1/times/${id}/jogos`,
	/** Sign in, then go on to a page of this site. */
	loginThen: (destination: string) =>
		`/login?${DESTINATION_PARAMETER}=${encodeURIComponent(destination)}`,
} as const;
