import { absoluteLinks } from './absolute-links.ts';
import { type FeedText, MOST_TEXT } from './feed.ts';
import { innerMarkup } from './xml/write-markup.ts';
import { attribute, firstChild, textOf, type XmlElement } from './xml/xml-node.ts';

/**
 * An Atom text construct (RFC 4287 §3.1, §4.1.3; Atom 0.3 `mode`): escaped HTML, XHTML, plain text
 * or Base64, with absolute addresses. Null when empty.
 */
export function atomText(element: XmlElement | null): FeedText | null {
	if (element === null) return null;
	const { text, html } = readKind(element);
	const trimmed = text.slice(0, MOST_TEXT).trim();
	if (trimmed === '') return null;
	return html ? { text: absoluteLinks(trimmed, element.base), html } : { text: trimmed, html };
}

function readKind(element: XmlElement): FeedText {
	const type = (attribute(element, 'type') ?? 'text').toLowerCase();
	const mode = attribute(element, 'mode')?.toLowerCase() ?? null;
	const nested = element.children.some((child) => typeof child !== 'string');
	if (mode === 'base64' || (mode === null && isBinary(type)))
		return readBase64(textOf(element), type);
	if (type === 'xhtml' || type === 'application/xhtml+xml')
		return readXhtml(element, nested && mode !== 'escaped');
	if (isHtml(type)) return { text: innerMarkup(element, false), html: true };
	// Raw markup despite a text type, or XML of another kind.
	if (nested) return { text: innerMarkup(element, true), html: true };
	return { text: textOf(element), html: false };
}

/**
 * The div belongs to the construct, not to the text (RFC 4287 §3.1.1.3), unless it has siblings.
 */
function readXhtml(element: XmlElement, nested: boolean): FeedText {
	if (!nested) return { text: innerMarkup(element, false), html: true };
	const only = element.children.filter((child) => typeof child !== 'string' || child.trim() !== '');
	const div = only.length === 1 ? firstChild(element, 'xhtml:div', 'div') : null;
	const wrapped = div !== null && div.attributes.size === 0 ? div : null;
	const inner = innerMarkup(wrapped ?? element, true);
	return { text: inner, html: true };
}

function readBase64(source: string, type: string): FeedText {
	try {
		const bytes = Uint8Array.from(atob(source.replace(/\s+/g, '')), (sign) => sign.charCodeAt(0));
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return { text, html: isHtml(type) || /<\/?[a-z][^<>]*>/i.test(text) };
	} catch {
		// An unknown type, but still text.
		return { text: source, html: false };
	}
}

function isHtml(type: string): boolean {
	return type === 'html' || type === 'text/html' || type === 'text/x-html';
}

function isBinary(type: string): boolean {
	return type.includes('/') && !type.startsWith('text/') && !/(^|[/+])xml$/.test(type);
}
