import type { FeedText } from './feed.ts';
import { walkMarkup } from './walk-markup.ts';

/** Elements that separate words. */
const BLOCKS =
	/^(p|div|br|li|ul|ol|h[1-6]|tr|td|th|table|blockquote|section|article|figure|figcaption|hr|dd|dt|pre)$/;
/** Elements whose content is not text of the page. */
const UNREAD = new Set([
	'script',
	'style',
	'template',
	'noscript',
	'iframe',
	'object',
	'svg',
	'math',
	'title',
]);

/**
 * Plain text of a feed text in one line of at most `most` characters (never splitting one; '…'
 * where it was cut).
 */
export function plainText({ text, html }: FeedText, most: number): string {
	const plain = (html ? withoutMarkup(text, Math.max(most * 8, 32_768)) : text)
		.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu, ' ')
		.replace(/\s+/gu, ' ')
		.trim();
	const characters = [...plain.slice(0, most * 2 + 2)];
	return characters.length <= most
		? plain
		: `${characters
				.slice(0, most - 1)
				.join('')
				.trimEnd()}…`;
}

/** Reads only the beginning: a three-line summary does not need the whole text. */
function withoutMarkup(markup: string, enough: number): string {
	let [text, unread] = ['', 0];
	walkMarkup(markup.slice(0, enough), () => ({
		onopentag(name) {
			if (UNREAD.has(name)) unread += 1;
			if (BLOCKS.test(name)) text += ' ';
		},
		onclosetag(name) {
			if (UNREAD.has(name) && unread > 0) unread -= 1;
			if (BLOCKS.test(name)) text += ' ';
		},
		ontext(part) {
			if (unread === 0) text += part;
		},
	}));
	return text;
}
