import type { XmlElement } from './xml-node.ts';

const EMPTY = new Set([
	'area',
	'base',
	'br',
	'col',
	'embed',
	'hr',
	'img',
	'input',
	'link',
	'meta',
	'param',
	'source',
	'track',
	'wbr',
]);

/**
 * Markup inside an element, as HTML. `escapeText`: text nodes are plain text (XHTML, raw markup in
 * well-formed XML). Otherwise they are HTML source that was escaped once (`&lt;p&gt;`).
 */
export function innerMarkup({ children }: XmlElement, escapeText: boolean): string {
	let markup = '';
	for (const child of children) {
		if (typeof child === 'string') markup += escapeText ? escapeMarkup(child) : child;
		else markup += outerMarkup(child, escapeText);
	}
	return markup;
}

/** Escapes text for HTML. */
export function escapeMarkup(text: string): string {
	return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function outerMarkup(element: XmlElement, escapeText: boolean): string {
	const attributes = [...element.attributes]
		.filter(([name]) => !name.includes(':'))
		.map(([name, value]) => ` ${name}="${escapeMarkup(value).replace(/"/g, '&quot;')}"`)
		.join('');
	const { name } = element;
	if (element.children.length === 0 && EMPTY.has(name)) return `<${name}${attributes} />`;
	return `<${name}${attributes}>${innerMarkup(element, escapeText)}</${name}>`;
}
