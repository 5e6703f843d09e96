/** Families of feeds that the guide reads; the version does not matter afterwards. */
export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json' | 'cdf';

/** Most characters read of one text; no article is longer. */
export const MOST_TEXT = 1_000_000;

/** A text as its source wrote it, plain or HTML, with character references resolved once. */
export type FeedText = { text: string; html: boolean };

/**
 * One entry as the source wrote it, with absolute addresses. Nothing in it is safe to show as
 * markup: see `sanitize-markup.ts`.
 */
export type FeedItem = {
	/**
	 * The source's own identifier, otherwise one derived from the entry's content: equal entries
	 * always get the same one.
	 */
	guid: string;
	/** http or https, absolute; null = the entry leads nowhere. */
	url: string | null;
	title: FeedText;
	summary: FeedText | null;
	/**
	 * The full text where the source gives one, otherwise the summary; its relative addresses are
	 * made absolute.
	 */
	content: FeedText | null;
	author: string | null;
	/** UTC ms; null = no readable date. */
	publishedAt: number | null;
	image: string | null;
	/** The document ended within this entry: parts may be missing. */
	cut: boolean;
};

/**
 * Defects that reading tolerated:
 * - encoding: the text is not in the encoding that it declares, or declares none;
 * - double-encoded: the text was encoded twice and was repaired;
 * - leading-junk: something precedes the document;
 * - cut: the document ends in the middle;
 * - dates: unreadable dates (count);
 * - guids: entries without an identifier of their own (count);
 * - duplicates: identifiers used more than once (count).
 */
export type FeedWarningCode =
	| 'encoding'
	| 'double-encoded'
	| 'leading-junk'
	| 'cut'
	| 'dates'
	| 'guids'
	| 'duplicates';
export type FeedWarning = { code: FeedWarningCode; count: number };

export type Feed = {
	format: FeedFormat;
	title: FeedText;
	/** The site that the feed belongs to. */
	siteUrl: string | null;
	items: FeedItem[];
	/**
	 * Minutes during which the source says that polling is pointless (RSS ttl, syndication module);
	 * null = not stated.
	 */
	ttlMinutes: number | null;
	warnings: FeedWarning[];
};

/**
 * Why a document is not a feed that the guide reads:
 * - empty: no content;
 * - html: a web page;
 * - json: JSON other than a JSON Feed;
 * - unknown: neither XML nor JSON, or XML of another kind;
 * - doctype: an internal document type (entity declarations), refused as a whole;
 * - too-deep, too-many: more nesting or more elements than any real feed has.
 */
export type FeedRefusal =
	| 'empty'
	| 'html'
	| 'json'
	| 'unknown'
	| 'doctype'
	| 'too-deep'
	| 'too-many';
