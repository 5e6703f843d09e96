import type { Feed, FeedFormat, FeedText } from './feed.ts';
import { harmlessMarkup } from './sanitize-markup.ts';
import { resolveReferences } from './xml/character-references.ts';
import { escapeMarkup } from './xml/write-markup.ts';

/** A feed as `guia feed --json` prints it: the source's exact text, except anything executable. */
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

/** Converts a feed to its command line form; `describe` = a sentence for a warning. */
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

/** Plain text is escaped to HTML. */
function asMarkup({ text, html }: FeedText): string {
	return html ? harmlessMarkup(text) : escapeMarkup(text);
}

/**
 * Resolves character references, except those to `<` and `>`: unescaped, they would read as markup
 * here.
 */
function words({ text, html }: FeedText): string {
	if (!html) return text;
	return /<|&(lt|gt|#0*6[02]|#x0*3[ce]);/i.test(text)
		? harmlessMarkup(text)
		: resolveReferences(text);
}
