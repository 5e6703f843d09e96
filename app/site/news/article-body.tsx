import type { ReactNode } from 'react';
import type { ArticleGames, PictureView } from '#core/news/article-view.ts';
import { articlePageCopy as words } from '#core/news/copy/news.ts';
import { headingId, inlineText } from '#core/news/document-text.ts';
import type {
	ArticleDocument,
	BlockNode,
	HeadingNode,
	ImageNode,
	ListItemNode,
	TableCellNode,
	TableNode,
} from '#core/news/nodes.ts';
import { showInline } from './article-inline.tsx';
import { ArticlePicture } from './article-picture.tsx';
import { DayBlock, GameBlock } from './game-blocks.tsx';

/** The data that blocks of the text refer to. */
type BodyContext = {
	pictures: Readonly<Record<string, PictureView>>;
	games: ArticleGames;
	publicUrl: string;
};

const PICTURE_SIZES = '(width >= 48rem) 42rem, 100vw';

/**
 * An article's text as components: its content is always text, never markup. It does not change
 * while shown, so indexes are stable keys.
 */
export function ArticleBody({ document, ...context }: BodyContext & { document: ArticleDocument }) {
	let headings = 0;
	return (
		<div className="prose article-body">
			{document.content.map((node, place) => {
				const key = `b${place.toString()}`;
				if (node.type !== 'heading') return showBlock(node, key, context);
				headings += 1;
				return (
					<Heading
						key={key}
						node={node}
						id={headingId(headings - 1)}
						publicUrl={context.publicUrl}
					/>
				);
			})}
		</div>
	);
}

function Heading({ node, id, publicUrl }: { node: HeadingNode; id?: string; publicUrl: string }) {
	// Screen reader users jump from heading to heading: an empty one would be a useless stop.
	if (inlineText(node.content ?? []) === '') return null;
	const Tag = `h${node.attrs.level}` as const;
	return <Tag id={id}>{showInline(node.content, publicUrl)}</Tag>;
}

function showBlock(node: BlockNode, key: string, context: BodyContext): ReactNode {
	const { publicUrl, games } = context;
	switch (node.type) {
		case 'paragraph':
			return node.content === undefined || node.content.length === 0 ? null : (
				<p key={key}>{showInline(node.content, publicUrl)}</p>
			);
		case 'heading':
			return <Heading key={key} node={node} publicUrl={publicUrl} />;
		case 'bulletList':
			return <ul key={key}>{showItems(node.content, context)}</ul>;
		case 'orderedList':
			return (
				<ol key={key} start={node.attrs.start === 1 ? undefined : node.attrs.start}>
					{showItems(node.content, context)}
				</ol>
			);
		case 'blockquote':
			return <blockquote key={key}>{showBlocks(node.content, context)}</blockquote>;
		case 'codeBlock':
			return (
				<pre key={key}>
					<code>{(node.content ?? []).map(({ text }) => text).join('')}</code>
				</pre>
			);
		case 'horizontalRule':
			return <hr key={key} />;
		case 'image':
			return <Image key={key} node={node} picture={context.pictures[node.attrs.fileId]} />;
		case 'table':
			return <Table key={key} node={node} context={context} />;
		case 'gameBlock':
			return <GameBlock key={key} games={games} gameId={node.attrs.gameId} />;
		case 'dayBlock':
			return <DayBlock key={key} games={games} day={node.attrs.day} />;
	}
}

function showBlocks(nodes: readonly BlockNode[], context: BodyContext): ReactNode[] {
	return nodes.map((node, place) => showBlock(node, `n${place.toString()}`, context));
}

function showItems(items: readonly ListItemNode[], context: BodyContext): ReactNode[] {
	return items.map((item, place) => (
		<li key={`i${place.toString()}`}>{showBlocks(item.content, context)}</li>
	));
}

/** A deleted picture leaves its description. */
function Image({
	node: { attrs },
	picture,
}: {
	node: ImageNode;
	picture: PictureView | undefined;
}) {
	const alt = attrs.decorative ? '' : attrs.alt;
	if (picture === undefined) return alt === '' ? null : <p className="article-lost">{alt}</p>;
	return (
		<figure>
			<ArticlePicture picture={picture} alt={alt} sizes={PICTURE_SIZES} />
		</figure>
	);
}

/**
 * Scrollable regions must be reachable by keyboard (WCAG 2.1.1); only newer browsers do so on their
 * own.
 */
const SCROLLED_BY_KEYS = { tabIndex: 0 };

/** The table scrolls in its own box when it is wider than the page, by keyboard too. */
function Table({ node, context }: { node: TableNode; context: BodyContext }) {
	const [first, ...rest] = node.content;
	const hasHead = first?.content.every(({ type }) => type === 'tableHeader') ?? false;
	const body = hasHead ? rest : node.content;
	return (
		<section className="article-table" aria-label={words.table} {...SCROLLED_BY_KEYS}>
			<table>
				{hasHead && first !== undefined ? (
					<thead>
						<tr>{showCells(first.content, context, 'col')}</tr>
					</thead>
				) : null}
				<tbody>
					{body.map((row, place) => (
						<tr key={`r${place.toString()}`}>{showCells(row.content, context, 'row')}</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

function showCells(
	cells: readonly TableCellNode[],
	context: BodyContext,
	scope: 'col' | 'row',
): ReactNode[] {
	return cells.map((cell, place) => {
		const key = `c${place.toString()}`;
		const span = {
			colSpan: cell.attrs.colspan === 1 ? undefined : cell.attrs.colspan,
			rowSpan: cell.attrs.rowspan === 1 ? undefined : cell.attrs.rowspan,
		};
		const content = showBlocks(cell.content, context);
		return cell.type === 'tableHeader' ? (
			<th key={key} scope={scope} {...span}>
				{content}
			</th>
		) : (
			<td key={key} {...span}>
				{content}
			</td>
		);
	});
}
