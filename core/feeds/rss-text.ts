import { absoluteLinks } from './absolute-links.ts';
import { type FeedText, MOST_TEXT } from './feed.ts';
import { resolveReferences } from './xml/character-references.ts';
import { innerMarkup } from './xml/write-markup.ts';
import { attribute, type XmlElement } from './xml/xml-node.ts';

/** Stops at the next `<`: otherwise a text full of them would be rescanned from each one. */
const TAG = /<\/?[a-z][^<>]*>|<!--/i;
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
/**
 * A text whose markup was escaped twice: it begins and ends with an escaped tag and has no other
 * tags.
 */
const ESCAPED_TWICE =
	/^&lt;(p|div|img|table|ul|ol|h\d|span|figure|br|strong|b|em|a)\b[\s\S]*&gt;$/i;

/**
 * Text of an RSS element. RSS does not declare the type, so leftover tags or references mean HTML.
 * Null when empty.
 */
export function rssText(element: XmlElement | null, base: string | null): FeedText | null {
	if (element === null) return null;
	const nested = element.children.some((child) => typeof child !== 'string');
	const source = innerMarkup(element, nested && isWellFormed(element))
		.slice(0, MOST_TEXT)
		.trim();
	if (source === '') return null;
	const twice = element.name !== 'title' && !source.includes('<') && ESCAPED_TWICE.test(source);
	const text = twice ? resolveReferences(source) : source;
	const html = nested || TAG.test(text) || REFERENCE.test(text);
	return html ? { text: absoluteLinks(text, element.base ?? base), html } : { text, html };
}

/** XHTML elements among plain text; otherwise the text between them is HTML itself. */
function isWellFormed(element: XmlElement): boolean {
	if (attribute(element, 'type')?.toLowerCase().includes('xhtml')) return true;
	return !element.children.some((child) => typeof child === 'string' && TAG.test(child));
}
