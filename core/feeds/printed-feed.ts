import type { Feed, FeedFormat, FeedText } from './feed.ts';
import { harmlessMarkup } from './sanitize-markup.ts';
import { resolveReferences } from './xml/character-references.ts';
import { escapeMarkup } from './xml/write-markup.ts';

/**
 * A feed as `guia feed --json` prints it: what the source says, letter by letter but for what could
 * run.
 */
export type PrintedFeed = {
	format: FeedFormat;
	title: string;
	siteUrl: string | null;
	items: PrintedItem[];
	warnings: string[];
};

type PrintedItem = {
	guid: string;
	url: string | null;
	title: string;
	summary: string | null;
	contentHtml: string | null;
	author: string | null;
	/** ISO 8601, UTC. */
	publishedAt: string | null;
	image: string | null;
};

/** Puts a feed into the form of the command line; `describe` = a sentence for a warning. */
export function printFeed(
	{ format, title, siteUrl, items, warnings }: Feed,
	describe: (warning: Feed['warnings'][number]) => string,
): PrintedFeed {
	return {
		format,
		title: words(title),
		siteUrl,
		items: items.map((item) => ({
			guid: item.guid,
			url: item.url,
			title: words(item.title),
			summary: item.summary === null ? null : words(item.summary),
			contentHtml: item.content === null ? null : asMarkup(item.content),
			author: item.author,
			publishedAt: item.publishedAt === null ? null : new Date(item.publishedAt).toISOString(),
			image: item.image,
		})),
		warnings: warnings.map(describe),
	};
}

/** Plain text as HTML. */
function asMarkup({ text, html }: FeedText): string {
	return html ? harmlessMarkup(text) : escapeMarkup(text);
}

/**
 * References to letters are letters; those to `<` and `>` stay, as they are what tells text from
 * markup here.
 */
function words({ text, html }: FeedText): string {
	if (!html) return text;
	return /<|&(lt|gt|#0*6[02]|#x0*3[ce]);/i.test(text)
		? harmlessMarkup(text)
		: resolveReferences(text);
}
