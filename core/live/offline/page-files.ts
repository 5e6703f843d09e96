const FILE = /\/assets\/[\w.-]+\.\w+/g;
const IMPORTED = /["'`]\.\/([\w.-]+\.js)["'`]/g;
const STYLE = /\.css$/;
const SCRIPT = /\.js$/;
/**
 * The router's list of routes names the files of every page: what this one needs, it names by
 * itself.
 */
const ROUTES = /\/manifest-[\w-]+\.js$/;

/** Addresses of the files that a page names: style, letters, scripts. */
export function filesOfPage(html: string): string[] {
	return [...new Set(html.match(FILE))];
}

/**
 * Addresses of the files that a file of the site needs in its turn, those that are loaded on demand
 * too.
 */
export function filesOfFile(address: string, text: string): string[] {
	if (STYLE.test(address)) return filesOfPage(text);
	if (!SCRIPT.test(address) || ROUTES.test(address)) return [];
	return [...new Set(Array.from(text.matchAll(IMPORTED), ([, name]) => `/assets/${name}`))];
}
