const FILE = /\/assets\/[\w.-]+\.\w+/g;
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const STYLE = /\.css$/;
const SCRIPT = /\.js$/;
/**
 * The router's manifest names the files of every page; the page itself names those that it needs.
 */
const ROUTES = /\/manifest-[\w-]+\.js$/;

/** Addresses of the files that a page names: styles, fonts, scripts. */
export function filesOfPage(html: string): string[] {
	return [...new Set(html.match(FILE))];
}

/** Addresses of the files that a file of the site imports in turn, including lazy ones. */
export function filesOfFile(address: string, text: string): string[] {
	if (STYLE.test(address)) return filesOfPage(text);
	if (!SCRIPT.test(address) || ROUTES.test(address)) return [];
	return [...new Set(Array.from(text.matchAll(IMPORTED), ([, name]) => `/assets/${name}`))];
}
