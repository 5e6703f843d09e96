import type {
	ArticleDocument,
	BlockNode,
	InlineNode,
	ListItemNode,
	PlainMark,
	TableCellNode,
	TextMark,
} from '#core/news/nodes.ts';
import { isElement, type PasteElement, type PasteNode, textOf } from './paste-node.ts';

const LEVELS = [2, 3, 4] as const;

const MARKS: Readonly<Record<string, PlainMark>> = {
	strong: 'bold',
	em: 'italic',
	u: 'underline',
	s: 'strike',
	code: 'code',
};

/**
 * Cleaned markup (`cleanPaste`) as the body of an article. The caller must validate it with the
 * schema before storing it.
 */
export function pasteToDocument(blocks: readonly PasteElement[]): ArticleDocument {
	const content = blocks.flatMap(blockOf);
	return { type: 'doc', content: content.length === 0 ? [{ type: 'paragraph' }] : content };
}

function blockOf(node: PasteElement): BlockNode[] {
	const { tag, children } = node;
	if (tag === 'hr') return [{ type: 'horizontalRule' }];
	if (tag === 'pre')
		return [{ type: 'codeBlock', content: [{ type: 'text', text: textOf(children) }] }];
	if (tag === 'ul') return [{ type: 'bulletList', content: itemsOf(node) }];
	if (tag === 'ol')
		return [
			{
				type: 'orderedList',
				attrs: { start: Number(node.attributes.start ?? 1) },
				content: itemsOf(node),
			},
		];
	if (tag === 'blockquote') return [{ type: 'blockquote', content: blocksOf(children) }];
	if (tag === 'table')
		return [
			{
				type: 'table',
				content: children
					.filter(isElement)
					.map((row) => ({ type: 'tableRow', content: cellsOf(row) })),
			},
		];
	const content = children.flatMap((child) => inlineOf(child, []));
	const level = LEVELS.find((known) => tag === `h${known}`);
	if (level !== undefined) return [{ type: 'heading', attrs: { level }, content }];
	return [content.length === 0 ? { type: 'paragraph' } : { type: 'paragraph', content }];
}

function blocksOf(children: readonly PasteNode[]): BlockNode[] {
	const blocks = children.filter(isElement).flatMap(blockOf);
	return blocks.length === 0 ? [{ type: 'paragraph' }] : blocks;
}

function itemsOf({ children }: PasteElement): ListItemNode[] {
	return children
		.filter(isElement)
		.map((item) => ({ type: 'listItem', content: blocksOf(item.children) }));
}

function cellsOf(row: PasteElement): TableCellNode[] {
	return row.children.filter(isElement).map(({ tag, attributes, children }) => ({
		type: tag === 'th' ? 'tableHeader' : 'tableCell',
		attrs: { colspan: Number(attributes.colspan ?? 1), rowspan: Number(attributes.rowspan ?? 1) },
		content: blocksOf(children),
	}));
}

function inlineOf(node: PasteNode, marks: readonly TextMark[]): InlineNode[] {
	if (!isElement(node))
		return node.text === ''
			? []
			: [{ type: 'text', text: node.text, ...(marks.length === 0 ? {} : { marks: [...marks] }) }];
	if (node.tag === 'br') return [{ type: 'hardBreak' }];
	const plain = MARKS[node.tag];
	const own: TextMark[] = plain === undefined ? [] : [{ type: plain }];
	if (node.tag === 'a') own.push({ type: 'link', attrs: { href: node.attributes.href ?? '' } });
	return node.children.flatMap((child) => inlineOf(child, [...marks, ...own]));
}
