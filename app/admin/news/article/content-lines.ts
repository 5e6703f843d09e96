import type { ArticleContent } from '#core/news/article.ts';
import type { articleDeskCopy } from '#core/news/copy/desk.ts';
import { editorCopy } from '#core/news/copy/editor.ts';
import type { ArticleDocument, ArticleNode } from '#core/news/nodes.ts';

type FieldName = keyof typeof articleDeskCopy.revisions.fields;

/** A version of an article as comparable texts, in the order of the screen. */
export function contentLines(content: ArticleContent): { name: FieldName; text: string }[] {
	const { title, summary, body, author, credit, slug, cover, teamIds, competitionIds, gameIds } =
		content;
	return [
		{ name: 'title', text: title },
		{ name: 'summary', text: summary },
		{ name: 'text', text: bodyText(body) },
		{ name: 'author', text: author },
		{ name: 'credit', text: [credit?.name, credit?.url].filter(Boolean).join(' · ') },
		{ name: 'slug', text: slug ?? '' },
		{
			name: 'cover',
			text:
				cover === null
					? ''
					: `${cover.alt} (${cover.fileId}, ${cover.focalPoint.x} × ${cover.focalPoint.y})`,
		},
		{ name: 'about', text: [...teamIds, ...competitionIds, ...gameIds].join(', ') },
	];
}

/**
 * The text of a body with Markdown markers, so that a heading that became a paragraph is a
 * difference too.
 */
function bodyText(body: ArticleDocument): string {
	return body.content.map((node) => nodeText(node)).join('\n\n');
}

const SIGNS = { bold: '**', italic: '_', underline: '__', strike: '~~', code: '`' } as const;

function nodeText(node: ArticleNode): string {
	switch (node.type) {
		case 'text':
			return (node.marks ?? []).reduce(
				(text, mark) =>
					mark.type === 'link'
						? `[${text}](${mark.attrs.href})`
						: `${SIGNS[mark.type]}${text}${SIGNS[mark.type]}`,
				node.text,
			);
		case 'hardBreak':
			return '\n';
		case 'heading':
			return `${'#'.repeat(node.attrs.level)} ${within(node, '')}`;
		case 'blockquote':
			return `> ${within(node, '\n> ')}`;
		case 'bulletList':
		case 'orderedList':
			return within(node, '\n');
		case 'listItem':
			return `- ${within(node, '\n  ')}`;
		case 'horizontalRule':
			return '———';
		case 'image':
			return `[${editorCopy.tools.image}: ${node.attrs.decorative ? editorCopy.image.decorative : node.attrs.alt}]`;
		case 'gameBlock':
			return `[${editorCopy.game.block}: ${node.attrs.gameId}]`;
		case 'dayBlock':
			return `[${editorCopy.day.block}: ${node.attrs.day}]`;
		case 'table':
			return within(node, '\n');
		case 'tableRow':
			return `| ${within(node, ' | ')} |`;
		default:
			return within(node, node.type === 'paragraph' || node.type === 'codeBlock' ? '' : ' ');
	}
}

function within(node: ArticleNode, between: string): string {
	return 'content' in node && node.content !== undefined
		? node.content.map((child) => nodeText(child)).join(between)
		: '';
}
