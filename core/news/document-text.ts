import type { ArticleDocument, ArticleNode, BlockNode, InlineNode } from './nodes.ts';

/** A heading inside an article, and the name of its anchor. */
type OutlineEntry = { level: 2 | 3 | 4; text: string; id: string };

/** What a body speaks of by id: each once, in the order of the text. */
export type DocumentReferences = { fileIds: string[]; gameIds: string[]; days: string[] };

/** Every node of a body below the document, in the order of the text. */
export function* nodesOf(document: ArticleDocument): Generator<ArticleNode, void> {
	yield* below(document.content);
}

function* below(nodes: readonly ArticleNode[]): Generator<ArticleNode, void> {
	for (const node of nodes) {
		yield node;
		if ('content' in node && node.content !== undefined) yield* below(node.content);
	}
}

/** The words of a body: a line for each block, without pictures and embedded games. */
export function plainText(document: ArticleDocument): string {
	return document.content.map(blockText).filter(Boolean).join('\n');
}

function blockText(node: BlockNode): string {
	if (node.type === 'table') {
		const rows = node.content.map((row) =>
			row.content.map((cell) => cell.content.map(blockText).join(' ')).join(' · '),
		);
		return rows.filter(Boolean).join('\n');
	}
	if (node.type === 'bulletList' || node.type === 'orderedList') {
		const items = node.content.map((item) =>
			item.content.map(blockText).filter(Boolean).join('\n'),
		);
		return items.filter(Boolean).join('\n');
	}
	if (node.type === 'blockquote') return node.content.map(blockText).filter(Boolean).join('\n');
	if (!('content' in node) || node.content === undefined) return '';
	return inlineText(node.content);
}

/** The words of a line; a line break inside it is a space. */
export function inlineText(nodes: readonly InlineNode[]): string {
	const words = nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
	return words.replace(/\s+/gu, ' ').trim();
}

/** The beginning of a body, shortened. '' without words. */
export function excerpt(document: ArticleDocument, most: number): string {
	const paragraphs = document.content.filter((node) => node.type !== 'heading');
	return shortened(paragraphs.map(blockText).filter(Boolean).join(' ').replace(/\s+/gu, ' '), most);
}

/**
 * A text in at most `most` characters, ending after a whole word, with '…' where something was cut.
 */
export function shortened(text: string, most: number): string {
	const characters = [...text];
	if (characters.length <= most) return text;
	const cut = characters.slice(0, most - 1).join('');
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/**
 * The headings of a body that say something, in order, with anchors that differ from each other
 * ('sec-1', 'sec-2' …).
 */
export function outline(document: ArticleDocument): OutlineEntry[] {
	const headings = document.content.filter((node) => node.type === 'heading');
	return headings
		.map((node, index) => ({
			level: node.attrs.level,
			text: inlineText(node.content ?? []),
			id: headingId(index),
		}))
		.filter(({ text }) => text !== '');
}

/**
 * Name of the anchor of the heading with this number, counted from 0 over the headings that stand
 * in no list, quote or table.
 */
export function headingId(index: number): string {
	return `sec-${index + 1}`;
}

/** Whole minutes that reading takes, at 200 words a minute; at least 1. */
export function readingMinutes(document: ArticleDocument): number {
	const words = plainText(document).split(/\s+/u).filter(Boolean).length;
	return Math.max(1, Math.round(words / 200));
}

/** The uploaded pictures, games and days of which a body speaks. */
export function referencesOf(document: ArticleDocument): DocumentReferences {
	const found = { fileIds: new Set<string>(), gameIds: new Set<string>(), days: new Set<string>() };
	for (const node of nodesOf(document)) {
		if (node.type === 'image') found.fileIds.add(node.attrs.fileId);
		if (node.type === 'gameBlock') found.gameIds.add(node.attrs.gameId);
		if (node.type === 'dayBlock') found.days.add(node.attrs.day);
	}
	return { fileIds: [...found.fileIds], gameIds: [...found.gameIds], days: [...found.days] };
}
