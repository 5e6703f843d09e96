/**
 * The body of an article: the editor's own JSON with its stock names, limited to the types listed
 * here. Types only, so that a page that shows a body ships no schema.
 */
export type ArticleDocument = { type: 'doc'; content: BlockNode[] };

export type BlockNode =
	| ParagraphNode
	| HeadingNode
	| BulletListNode
	| OrderedListNode
	| BlockquoteNode
	| CodeBlockNode
	| { type: 'horizontalRule' }
	| ImageNode
	| TableNode
	| GameBlockNode
	| DayBlockNode;

type ParagraphNode = { type: 'paragraph'; content?: InlineNode[] };
/** The title of the article is the heading of level 1. */
export type HeadingNode = { type: 'heading'; attrs: { level: 2 | 3 | 4 }; content?: InlineNode[] };
type BulletListNode = { type: 'bulletList'; content: ListItemNode[] };
type OrderedListNode = {
	type: 'orderedList';
	attrs: { start: number };
	content: ListItemNode[];
};
export type ListItemNode = { type: 'listItem'; content: BlockNode[] };
type BlockquoteNode = { type: 'blockquote'; content: BlockNode[] };
type CodeBlockNode = { type: 'codeBlock'; content?: { type: 'text'; text: string }[] };

/**
 * An uploaded picture. `fileId` identifies it; `src` is the editor's preview, which no public page
 * uses.
 */
export type ImageNode = {
	type: 'image';
	attrs: { fileId: string; src: string; alt: string; decorative: boolean };
};

export type TableNode = { type: 'table'; content: TableRowNode[] };
type TableRowNode = { type: 'tableRow'; content: TableCellNode[] };
export type TableCellNode = {
	type: 'tableCell' | 'tableHeader';
	attrs: { colspan: number; rowspan: number };
	content: BlockNode[];
};

/**
 * A game in its state when the page is read: hour and channels are never copied into the article.
 */
type GameBlockNode = { type: 'gameBlock'; attrs: { gameId: string } };
/** The games of a day (YYYY-MM-DD in São Paulo) in their state when the page is read. */
type DayBlockNode = { type: 'dayBlock'; attrs: { day: string } };

export type InlineNode = TextNode | HardBreakNode;
type TextNode = { type: 'text'; text: string; marks?: TextMark[] };
type HardBreakNode = { type: 'hardBreak' };

export const PLAIN_MARKS = ['bold', 'italic', 'underline', 'strike', 'code'] as const;
export type PlainMark = (typeof PLAIN_MARKS)[number];
export type TextMark = { type: PlainMark } | { type: 'link'; attrs: { href: string } };

/** Any node of a body. */
export type ArticleNode = BlockNode | InlineNode | ListItemNode | TableRowNode | TableCellNode;

/** A body without words. */
export const EMPTY_DOCUMENT: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph' }] };
