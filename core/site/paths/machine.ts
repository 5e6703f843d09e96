import { DESTINATION_PARAMETER } from '#core/site/paths.ts';

/**
 * Addresses for programs or lazily loaded parts, which no page of the guide needs. Separate from
 * `paths.ts`, which every page loads.
 */
export const machinePaths = {
	live: '/livez',
	ready: '/readyz',
	robots: '/robots.txt',
	/** Index of the sitemaps in the folder below. */
	sitemap: '/sitemap.xml',
	sitemaps: '/sitemaps',
	/** Games of a month (YYYY-MM); further parts exist only where one file would be too long. */
	gamesSitemap: (month: string, part = 1) =>
		`/sitemaps/jogos-${month}${part === 1 ? '' : `-${part}`}.xml`,
	pagesSitemap: '/sitemaps/paginas.xml',
	/** Articles of the last two days, and all of them. */
	newsSitemap: '/sitemaps/noticias.xml',
	articlesSitemap: '/sitemaps/artigos.xml',
	llms: '/llms.txt',
	/** Where to report a weakness (RFC 9116). */
	security: '/.well-known/security.txt',
	/** The service worker, and its page for what is not cached. */
	worker: '/sw.js',
	offline: '/sem-conexao',
	/** The latest articles for feed readers. */
	newsRss: '/noticias/rss.xml',
	newsAtom: '/noticias/atom.xml',
	newsJson: '/noticias/feed.json',
} as const;

/**
 * Icons that browsers and phones request by convention, and our own drawing, for a brand without a
 * logo.
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

/** The public keys of the sign-in (RFC 7517), below `paths.identity`. */
export const PUBLIC_KEYS = '/.well-known/jwks.json';

/** Addresses that only our API calls and programs use: outside the file that every page loads. */
export const callPaths = {
	/** Root of all JSON endpoints. */
	api: '/api',
	/** Start of a provider sign-in, and the address to which the provider returns. */
	providerStart: '/identity/oidc/entrar',
	providerReturn: '/identity/oidc/retorno',
	brandRecord: '/api/v1/configuracoes/marca',
	/** The available space. */
	bucket: '/files/v0/b/main',
	/** Next piece of a chunked upload. */
	upload: (id: string) => `/files/v0/b/main/o?upload_id=${encodeURIComponent(id)}`,
	/** A file for holders of its token, in the official client's format. */
	download: (name: string, token: string) =>
		`/files/v0/b/main/o/${encodeURIComponent(name)}?alt=media&token=${encodeURIComponent(token)}`,
	/**
	 * A size of an uploaded picture: the address changes with the picture, so it can be cached
	 * forever. `digest` = 32 digits of its SHA-256.
	 */
	picture: (digest: string, width: number, format: 'webp' | 'avif') =>
		`/files/i/${digest}/${width}.${format}`,
	/**
	 * An icon generated from a picture, in the same folder as its sizes. `file` = a name of
	 * `LOGO_ICONS`.
	 */
	pictureIcon: (digest: string, file: string) => `/files/i/${digest}/${file}`,
	/** Suggestions while a reader types, with the term in `q`. */
	suggestions: '/api/v1/busca',
	/** Active channels, for readers who choose theirs. */
	channelList: '/api/v1/canais',
	/** Upcoming games of a team. */
	teamGames: (id: string) => `/api/v1/times/${id}/jogos`,
	/** The sign-in, which then opens a page of this site. */
	loginThen: (destination: string) =>
		`/login?${DESTINATION_PARAMETER}=${encodeURIComponent(destination)}`,
} as const;
