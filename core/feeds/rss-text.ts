import { absoluteLinks } from './absolute-links.ts';
import { type FeedText, MOST_TEXT } from './feed.ts';
import { resolveReferences } from './xml/character-references.ts';
import { innerMarkup } from './xml/write-markup.ts';
import { attribute, type XmlElement } from './xml/xml-node.ts';

/** Up to the next `<`: without that bound, a text of them would be searched again from each. */
const TAG = /<\/?[a-z][^<>]*>|<!--/i;
const REFERENCE = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;
/**
 * A whole text whose markup was escaped once too often: it begins and ends with an escaped tag and
 * has no other.
 */
const ESCAPED_TWICE =
	/^&lt;(p|div|img|table|ul|ol|h\d|span|figure|br|strong|b|em|a)\b[\s\S]*&gt;$/i;

/**
 * Text of an RSS element: nobody says whether it is HTML, so it is where it has tags or references
 * left. Null when empty.
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

/** Elements of XHTML among text that is text; otherwise the text between them is HTML itself. */
function isWellFormed(element: XmlElement): boolean {
	if (attribute(element, 'type')?.toLowerCase().includes('xhtml')) return true;
	return !element.children.some((child) => typeof child === 'string' && TAG.test(child));
}
