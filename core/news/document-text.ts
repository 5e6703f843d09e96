import type { ArticleDocument, ArticleNode, BlockNode, InlineNode } from './nodes.ts';

/** Ids that a body refers to: unique, in text order. */
export type DocumentReferences = { fileIds: string[]; gameIds: string[]; days: string[] };

/** Every descendant node of a body, in text order. */
export function* nodesOf(document: ArticleDocument): Generator<ArticleNode, void> {
	yield* below(document.content);
}

function* below(nodes: readonly ArticleNode[]): Generator<ArticleNode, void> {
	for (const node of nodes) {
		yield node;
		if ('content' in node && node.content !== undefined) yield* below(node.content);
	}
}

/** The words of a body: one line per block, without pictures and embedded games. */
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

/** The words of a line; line breaks become spaces. */
export function inlineText(nodes: readonly InlineNode[]): string {
	const words = nodes.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
	return words.replace(/\s+/gu, ' ').trim();
}

/** The shortened beginning of a body. '' without words. */
export function excerpt(document: ArticleDocument, most: number): string {
	const paragraphs = document.content.filter((node) => node.type !== 'heading');
	return shortened(paragraphs.map(blockText).filter(Boolean).join(' ').replace(/\s+/gu, ' '), most);
}

/** A text of at most `most` characters, cut after a whole word, with '…' where it was cut. */
export function shortened(text: string, most: number): string {
	const characters = [...text];
	if (characters.length <= most) return text;
	const cut = characters.slice(0, most - 1).join('');
	const lastSpace = cut.lastIndexOf(' ');
	return `${(lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/**
 * Anchor of a heading; `index` counts from 0 over the headings outside lists, quotes and tables.
 */
export function headingId(index: number): string {
	return `sec-${index + 1}`;
}

/** Reading time in whole minutes at 200 words a minute; at least 1. */
export function readingMinutes(document: ArticleDocument): number {
	const words = plainText(document).split(/\s+/u).filter(Boolean).length;
	return Math.max(1, Math.round(words / 200));
}

/** The uploaded pictures, games and days that a body refers to. */
export function referencesOf(document: ArticleDocument): DocumentReferences {
	const found = { fileIds: new Set<string>(), gameIds: new Set<string>(), days: new Set<string>() };
	for (const node of nodesOf(document)) {
		if (node.type === 'image') found.fileIds.add(node.attrs.fileId);
		if (node.type === 'gameBlock') found.gameIds.add(node.attrs.gameId);
		if (node.type === 'dayBlock') found.days.add(node.attrs.day);
	}
	return { fileIds: [...found.fileIds], gameIds: [...found.gameIds], days: [...found.days] };
}
