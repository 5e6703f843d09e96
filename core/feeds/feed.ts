/** Families of feeds that are read; the version does not matter afterwards. */
export type FeedFormat = 'rss' | 'atom' | 'rdf' | 'json' | 'cdf';

/** Characters of one text that are read; no article is longer. */
export const MOST_TEXT = 1_000_000;

/** A piece of text as its source wrote it, character references resolved once: plain, or HTML. */
export type FeedText = { text: string; html: boolean };

/**
 * One entry as the source wrote it, with absolute addresses. Nothing in it is safe to show as
 * markup: see `sanitize-markup.ts`.
 */
export type FeedItem = {
	/**
	 * The source's own identifier, else one made of what the entry says: the same entry always has
	 * the same.
	 */
	guid: string;
	/** http or https, absolute; null = the entry leads nowhere. */
	url: string | null;
	title: FeedText;
	summary: FeedText | null;
	/**
	 * The whole text where the source gives one, else the summary; relative addresses in it are made
	 * absolute.
	 */
	content: FeedText | null;
	author: string | null;
	/** UTC ms; null = none that can be read. */
	publishedAt: number | null;
	image: string | null;
	/** The document ended inside of this entry: parts may be missing. */
	cut: boolean;
};

/**
 * What was wrong and was put up with:
 * - encoding: the text is not in the encoding that it names, or names none;
 * - double-encoded: the text was encoded twice and was put right;
 * - leading-junk: something stands before the document;
 * - cut: the document ends in the middle;
 * - dates: dates that nobody can read (count);
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
	 * Minutes for which the source says that asking again is useless (RSS ttl, syndication module);
	 * null = it does not say.
	 */
	ttlMinutes: number | null;
	warnings: FeedWarning[];
};

/**
 * Why a document is no feed that we read:
 * - empty: nothing in it;
 * - html: a web page;
 * - json: JSON that is no JSON Feed;
 * - unknown: neither XML nor JSON, or XML of another kind;
 * - doctype: an internal document type (entity declarations), refused as a whole;
 * - too-deep, too-many: more nesting or more elements than any feed has.
 */
export type FeedRefusal =
	| 'empty'
	| 'html'
	| 'json'
	| 'unknown'
	| 'doctype'
	| 'too-deep'
	| 'too-many';
