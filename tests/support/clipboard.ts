import { parseDocument } from 'htmlparser2';
import { isElement, type PasteNode } from '#core/news/paste/paste-node.ts';

/**
 * Markup of a clipboard as the rules of pasting take it; comments are left out, as the browser's
 * side leaves them out.
 */
export function clipboardOf(html: string): PasteNode[] {
	return toNodes(parseDocument(html).children as Parsed[]);
}

/** The same as markup, for comparing by eye. */
export function markupOf(nodes: readonly PasteNode[]): string {
	return nodes
		.map((node) =>
			isElement(node) ? tagged(node.tag, node.attributes, markupOf(node.children)) : node.text,
		)
		.join('');
}

type Parsed = {
	type: string;
	name?: string;
	data?: string;
	attribs?: Record<string, string>;
	children?: Parsed[];
};

function toNodes(parsed: readonly Parsed[]): PasteNode[] {
	return parsed.flatMap((node): PasteNode[] => {
		if (node.type === 'text') return [{ text: node.data ?? '' }];
		if (node.name === undefined) return [];
		return [
			{ tag: node.name, attributes: node.attribs ?? {}, children: toNodes(node.children ?? []) },
		];
	});
}

function tagged(tag: string, attributes: Readonly<Record<string, string>>, inner: string): string {
	const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
	return /^(?:br|hr)$/.test(tag) ? `<${tag}>` : `<${tag}${written.join('')}>${inner}</${tag}>`;
}
