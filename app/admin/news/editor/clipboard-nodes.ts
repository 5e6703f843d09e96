import { isElement, type PasteElement, type PasteNode } from '#core/news/paste/paste-node.ts';

/** The clipboard's DOM as input of the paste rules; comments are dropped. */
export function nodesOf(parent: Node): PasteNode[] {
	return [...parent.childNodes].flatMap((node): PasteNode[] => {
		if (node.nodeType === Node.TEXT_NODE) return [{ text: node.nodeValue ?? '' }];
		return node instanceof Element ? [elementOf(node)] : [];
	});
}

function elementOf(node: Element): PasteElement {
	const attributes = Object.fromEntries(
		[...node.attributes].map(({ name, value }) => [name.toLowerCase(), value]),
	);
	return { tag: node.nodeName.toLowerCase(), attributes, children: nodesOf(node) };
}

/** Cleaned nodes as a DOM tree, built without parsing markup. */
export function treeOf(nodes: readonly PasteNode[]): HTMLElement {
	const parent = document.createElement('div');
	append(parent, nodes);
	return parent;
}

function append(parent: Element, nodes: readonly PasteNode[]): void {
	for (const node of nodes) {
		if (!isElement(node)) parent.append(node.text);
		else {
			const made = document.createElement(node.tag);
			for (const [name, value] of Object.entries(node.attributes)) made.setAttribute(name, value);
			append(made, node.children);
			parent.append(made);
		}
	}
}
