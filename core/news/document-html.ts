import { escapeMarkup } from '#core/kit/escape-markup.ts';
import { articlePageCopy as words } from '#core/news/copy/news.ts';
import { articleLink } from './article-link.ts';
import type {
	ArticleDocument,
	BlockNode,
	InlineNode,
	ListItemNode,
	PlainMark,
	TableCellNode,
	TextMark,
} from './nodes.ts';

/** Resolves references of a text for readers outside the site. Addresses are absolute. */
export type HtmlContext = {
	/** Origin of this site: base of relative links. */
	publicUrl: string;
	/** An uploaded picture; null where it was deleted. */
	pictureOf: (fileId: string) => { src: string; width: number; height: number } | null;
	/** A game by its id; null where it was removed. */
	gameOf: (gameId: string) => { name: string; address: string } | null;
	/** The games of a day. */
	dayOf: (day: string) => { title: string; address: string };
};

const TAGS: Record<PlainMark, string> = {
	bold: 'strong',
	italic: 'em',
	underline: 'u',
	strike: 's',
	code: 'code',
};
/**
 * The text of an article as HTML for feeds: the pages of this site never use it. All of the
 * document's text is escaped, links are checked again, and every tag and attribute comes from this
 * file. A game is a link to its page: an hour in a feed would go stale in feed readers.
 */
export function documentHtml(document: ArticleDocument, context: HtmlContext): string {
	return document.content.map((node) => blockHtml(node, context)).join('\n');
}

function blockHtml(node: BlockNode, context: HtmlContext): string {
	switch (node.type) {
		case 'paragraph':
			return element('p', lineHtml(node.content, context));
		case 'heading':
			return element(`h${node.attrs.level}`, lineHtml(node.content, context));
		case 'bulletList':
			return element('ul', itemsHtml(node.content, context));
		case 'orderedList':
			return `<ol start="${Number(node.attrs.start)}">${itemsHtml(node.content, context)}</ol>`;
		case 'blockquote':
			return element('blockquote', blocksHtml(node.content, context));
		case 'codeBlock':
			return `<pre>${element('code', escapeMarkup((node.content ?? []).map(({ text }) => text).join('')))}</pre>`;
		case 'horizontalRule':
			return '<hr>';
		case 'image':
			return imageHtml(node.attrs, context);
		case 'table':
			return element(
				'table',
				node.content
					.map((row) => element('tr', row.content.map((cell) => cellHtml(cell, context)).join('')))
					.join(''),
			);
		case 'gameBlock':
			return gameHtml(context.gameOf(node.attrs.gameId));
		case 'dayBlock': {
			const { title, address } = context.dayOf(node.attrs.day);
			return element('p', link(address, escapeMarkup(title)));
		}
	}
}

function blocksHtml(nodes: readonly BlockNode[], context: HtmlContext): string {
	return nodes.map((node) => blockHtml(node, context)).join('');
}

function itemsHtml(items: readonly ListItemNode[], context: HtmlContext): string {
	return items.map((item) => element('li', blocksHtml(item.content, context))).join('');
}

function imageHtml(
	attrs: { fileId: string; alt: string; decorative: boolean },
	{ pictureOf }: HtmlContext,
): string {
	const picture = pictureOf(attrs.fileId);
	const alt = attrs.decorative ? '' : escapeMarkup(attrs.alt);
	if (picture === null) return alt === '' ? '' : element('p', alt);
	return `<p><img src="${escapeMarkup(picture.src)}" alt="${alt}" width="${picture.width}" height="${picture.height}"></p>`;
}

function cellHtml({ type, attrs, content }: TableCellNode, context: HtmlContext): string {
	const tag = type === 'tableHeader' ? 'th' : 'td';
	return `<${tag} colspan="${Number(attrs.colspan)}" rowspan="${Number(attrs.rowspan)}">${blocksHtml(content, context)}</${tag}>`;
}

function gameHtml(game: { name: string; address: string } | null): string {
	if (game === null) return element('p', escapeMarkup(words.gameGone));
	return element(
		'p',
		`${escapeMarkup(words.watch)}: ${link(game.address, escapeMarkup(game.name))}`,
	);
}

function lineHtml(nodes: readonly InlineNode[] | undefined, context: HtmlContext): string {
	return (nodes ?? [])
		.map((node) =>
			node.type === 'hardBreak'
				? '<br>'
				: marked(escapeMarkup(node.text), node.marks ?? [], context),
		)
		.join('');
}

function marked(html: string, marks: readonly TextMark[], { publicUrl }: HtmlContext): string {
	return marks.reduceRight((inner, mark) => {
		if (mark.type !== 'link') return element(TAGS[mark.type], inner);
		const href = articleLink(mark.attrs.href);
		return href === null ? inner : link(href.startsWith('/') ? `${publicUrl}${href}` : href, inner);
	}, html);
}

function link(address: string, html: string): string {
	return `<a href="${escapeMarkup(address)}">${html}</a>`;
}

function element(tag: string, html: string): string {
	return `<${tag}>${html}</${tag}>`;
}
