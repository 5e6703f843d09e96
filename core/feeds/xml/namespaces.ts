/**
 * Namespaces in the spellings of feeds (case, trailing slash and spaces vary), by the readers'
 * short name.
 */
const ADDRESSES: readonly [string, string][] = [
	['atom', 'http://www.w3.org/2005/atom'],
	['atom', 'http://purl.org/atom/ns#'],
	['atom', 'http://example.com/newformat#'],
	['atom', 'http://example.com/necho'],
	['atom', 'http://purl.org/echo'],
	['atom', 'uri/of/echo/namespace#'],
	['atom', 'http://purl.org/pie'],
	['', ''],
	['', 'http://backend.userland.com/rss'],
	['', 'http://backend.userland.com/rss2'],
	['', 'http://backend.userland.com/rss091'],
	['', 'http://blogs.law.harvard.edu/tech/rss'],
	['', 'http://cyber.harvard.edu/rss/rss.html'],
	['', 'http://purl.org/rss/1.0'],
	['', 'http://purl.org/net/rss1.1#'],
	['', 'http://my.netscape.com/rdf/simple/0.9'],
	['', 'http://my.netscape.com/publish/formats/rss-0.91.dtd'],
	['', 'http://channel.netscape.com/rdf/simple/0.9'],
	['rdf', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
	['dc', 'http://purl.org/dc/elements/1.1'],
	['dc', 'http://purl.org/dc/elements/1.0'],
	['dcterms', 'http://purl.org/dc/terms'],
	['content', 'http://purl.org/rss/1.0/modules/content'],
	['media', 'http://search.yahoo.com/mrss'],
	['media', 'http://search.yahoo.com/mrss/1.0'],
	['media', 'http://www.rssboard.org/media-rss'],
	['media', 'http://video.search.yahoo.com/mrss'],
	['media', 'https://search.yahoo.com/mrss'],
	['itunes', 'http://www.itunes.com/dtds/podcast-1.0.dtd'],
	['itunes', 'http://example.com/dtds/podcast-1.0.dtd'],
	['itunes', 'http://www.itunes.com/dtds/podcast.dtd'],
	['googleplay', 'http://www.google.com/schemas/play-podcasts/1.0'],
	['sy', 'http://purl.org/rss/1.0/modules/syndication'],
	['feedburner', 'http://rssnamespace.org/feedburner/ext/1.0'],
	['xhtml', 'http://www.w3.org/1999/xhtml'],
	['svg', 'http://www.w3.org/2000/svg'],
	['mathml', 'http://www.w3.org/1998/math/mathml'],
	['xml', 'http://www.w3.org/xml/1998/namespace'],
];

const SHORT_NAMES = new Map(ADDRESSES.map(([name, address]) => [address, name]));
/** Prefixes with a conventional meaning, even where a source forgot to declare them. */
const USUAL_PREFIXES = new Set([
	...ADDRESSES.map(([name]) => name),
	'dc',
	'content',
	'media',
	'itunes',
	'atom',
	'rdf',
	'xhtml',
]);

/** Declarations in force: address by prefix, '' = default. */
export type Scope = ReadonlyMap<string, string>;

/**
 * Short name of a prefix's namespace. An unknown default namespace counts as the feed's own
 * vocabulary.
 */
export function spaceOf(prefix: string, scope: Scope): string {
	const address = scope.get(prefix);
	if (address === undefined)
		return USUAL_PREFIXES.has(prefix) ? prefix : prefix === '' ? '' : `?${prefix}`;
	return (
		SHORT_NAMES.get(address) ?? (prefix === '' ? '' : USUAL_PREFIXES.has(prefix) ? prefix : address)
	);
}

/** A namespace address in the spelling of the table. */
export function namespaceKey(address: string): string {
	return address.trim().toLowerCase().replace(/\/$/, '');
}
