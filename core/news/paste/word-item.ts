import { element, isElement, type PasteElement, type PasteNode, textOf } from './paste-node.ts';

/**
 * Word writes list items as paragraphs: the style holds the level, and a span to drop holds the
 * marker.
 */
const LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;
const SIGN = /mso-list:\s*ignore/i;
/** '1.', 'a)', 'iv.' are numbered; '·', 'o', '§' are not. */
const COUNTED = /^\W*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/**
 * A Word paragraph that is a list item, without its marker; `attributes` = level and whether it is
 * numbered. Null for anything else.
 */
export function wordItem(node: PasteElement): PasteElement | null {
	const [, level] = LEVEL.exec(node.attributes.style ?? '') ?? [];
	if (level === undefined || SIGN.test(node.attributes.style ?? '')) return null;
	const sign = textOf(node.children.flatMap(signs)).trim();
	const children = node.children.flatMap(withoutSigns);
	return element(node.tag, children, { level, counted: COUNTED.test(sign) ? '1' : '' });
}

function signs(node: PasteNode): PasteNode[] {
	if (!isElement(node)) return [];
	return SIGN.test(node.attributes.style ?? '') ? [node] : node.children.flatMap(signs);
}

function withoutSigns(node: PasteNode): PasteNode[] {
	if (!isElement(node)) return [node];
	if (SIGN.test(node.attributes.style ?? '')) return [];
	return [{ ...node, children: node.children.flatMap(withoutSigns) }];
}
