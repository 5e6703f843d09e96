/** Clipboard markup as plain data, from the browser's tree or a test, without comments. */
type PasteText = { text: string };
export type PasteElement = {
	tag: string;
	attributes: Readonly<Record<string, string>>;
	children: readonly PasteNode[];
};
export type PasteNode = PasteText | PasteElement;

export function isElement(node: PasteNode): node is PasteElement {
	return 'tag' in node;
}

export function element(
	tag: string,
	children: readonly PasteNode[],
	attributes: Readonly<Record<string, string>> = {},
): PasteElement {
	return { tag, attributes, children };
}

/** All text below some nodes, in order. */
export function textOf(nodes: readonly PasteNode[]): string {
	return nodes.map((node) => (isElement(node) ? textOf(node.children) : node.text)).join('');
}

/** One property of an element's inline style, in lower case; '' where it is not set. */
export function styleOf({ attributes: { style = '' } }: PasteElement, property: string): string {
	const found = style
		.split(';')
		.findLast((rule) => rule.slice(0, rule.indexOf(':')).trim().toLowerCase() === property);
	return found === undefined
		? ''
		: found
				.slice(found.indexOf(':') + 1)
				.trim()
				.toLowerCase();
}
