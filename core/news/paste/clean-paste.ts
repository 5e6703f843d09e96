import { arrangeLists, arrangeWordLists, WORD_ITEM } from './paste-lists.ts';
import { addMarks, type Marks, marked, NO_MARKS } from './paste-marks.ts';
import {
	element,
	isElement,
	type PasteElement,
	type PasteNode,
	styleOf,
	textOf,
} from './paste-node.ts';
import { arrangeTable } from './paste-table.ts';
import { wordItem } from './word-item.ts';

/** Elements whose content is not text of the article. */
const DROPPED =
	/^(?:script|style|meta|link|title|head|template|noscript|iframe|frame|object|embed|applet|svg|math|canvas|video|audio|map|button|input|select|textarea|form|nav|colgroup|col|caption|xml|w:\S+|st1:\S+|v:\S+)$/;
const HEADINGS: Readonly<Record<string, string>> = {
	h1: 'h2',
	h2: 'h2',
	h3: 'h3',
	h4: 'h4',
	h5: 'h4',
	h6: 'h4',
};
/** Block elements that are not kept themselves. */
const BLOCKS =
	/^(?:p|div|section|article|main|header|footer|aside|figure|figcaption|address|center|dl|dt|dd|fieldset|details|summary|body|html|hgroup)$/;
const INLINE = /^(?:a|strong|em|u|s|code|br)$/;

/**
 * What an article keeps of a clipboard (Google Docs, Word, WhatsApp, web pages): paragraphs,
 * headings from the second level on, lists, quotes, tables, and the editor's marks. Styles,
 * classes, scripts, forms, pictures (they are uploaded, with their text) and unusable links are
 * dropped. All of the text remains. Idempotent.
 */
export function cleanPaste(nodes: readonly PasteNode[]): PasteElement[] {
	return blocksOf(nodes.flatMap((node) => simplify(node, NO_MARKS)));
}

/**
 * Canonical elements: marks moved down to the text, unknown blocks as div, unknown inline elements
 * unwrapped.
 */
function simplify(node: PasteNode, marks: Marks): PasteNode[] {
	if (!isElement(node)) return node.text === '' ? [] : [marked(plainSpaces(node.text), marks)];
	const { tag } = node;
	if (DROPPED.test(tag) || isHidden(node)) return [];
	if (tag === 'img') return pictureText(node, marks);
	if (tag === 'br') return [element('br', [])];
	if (tag === 'hr') return [element('hr', [])];
	const within = (inner: Marks) => node.children.flatMap((child) => simplify(child, inner));
	if (tag === 'pre')
		return [element('pre', [{ text: textOf(node.children).replaceAll('\r\n', '\n') }])];
	const heading = HEADINGS[tag] ?? wordHeading(node);
	if (heading !== undefined)
		return [element(heading, within({ ...addMarks(marks, node), plain: true }))];
	const item = wordItem(node);
	if (item !== null)
		return [
			element(
				WORD_ITEM,
				item.children.flatMap((child) => simplify(child, marks)),
				item.attributes,
			),
		];
	if (/^(?:ul|ol|li|blockquote|table|thead|tbody|tfoot|tr|td|th)$/.test(tag))
		return [element(tag, within(marks), node.attributes)];
	const inner = addMarks(marks, node);
	return BLOCKS.test(tag) ? [element('div', within(inner))] : within(inner);
}

/** Title paragraphs of Word. */
function wordHeading({ tag, attributes }: PasteElement): string | undefined {
	if (tag !== 'p') return undefined;
	const [, level] = /\bMsoHeading(\d)\b/i.exec(attributes.class ?? '') ?? [];
	if (level !== undefined) return HEADINGS[`h${Math.min(6, Number(level))}`];
	return /\bMsoTitle\b/i.test(attributes.class ?? '') ? 'h2' : undefined;
}

function isHidden(node: PasteElement): boolean {
	return (
		'hidden' in node.attributes ||
		styleOf(node, 'display') === 'none' ||
		styleOf(node, 'mso-hide') === 'all'
	);
}

/**
 * WhatsApp and others render emoji as pictures with the emoji as text; every other picture is
 * uploaded, not pasted.
 */
function pictureText({ attributes: { alt = '' } }: PasteElement, marks: Marks): PasteNode[] {
	return /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Component})+$/u.test(alt) &&
		!/^[\d#*]+$/.test(alt)
		? [marked(alt, marks)]
		: [];
}

function plainSpaces(text: string): string {
	return text.replace(/[\u00a0\u2007\u202f]/g, ' ').replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
}

/** Blocks in order; loose text between them becomes paragraphs, split at double line breaks. */
function blocksOf(nodes: readonly PasteNode[]): PasteElement[] {
	const blocks: PasteElement[] = [];
	let line: PasteNode[] = [];
	const endLine = () => {
		blocks.push(...paragraphs(line));
		line = [];
	};
	for (const node of nodes) {
		if (!isElement(node) || INLINE.test(node.tag)) line.push(node);
		else {
			endLine();
			blocks.push(...arrange(node));
		}
	}
	endLine();
	return arrangeWordLists(blocks);
}

function arrange(node: PasteElement): PasteElement[] {
	const { tag, children } = node;
	if (tag === 'hr') return [node];
	if (tag === 'pre') return textOf(children).trim() === '' ? [] : [node];
	if (/^h\d$/.test(tag))
		return isBlank(children) ? [] : [element(tag, trimBreaks(inlineOf(children)))];
	if (tag === 'blockquote') return wrapped('blockquote', blocksOf(children));
	if (tag === WORD_ITEM) return wrapped(WORD_ITEM, blocksOf(children), node.attributes);
	if (tag === 'ul' || tag === 'ol') return arrangeLists(node, blocksOf);
	if (tag === 'li') return arrangeLists(element('ul', [node]), blocksOf);
	if (tag === 'table') return arrangeTable(node, blocksOf);
	return blocksOf(children);
}

function wrapped(
	tag: string,
	blocks: readonly PasteElement[],
	attributes: PasteElement['attributes'] = {},
): PasteElement[] {
	return blocks.length === 0 ? [] : [element(tag, blocks, attributes)];
}

/** Only the inline content of nodes: a space separates blocks inside. */
function inlineOf(nodes: readonly PasteNode[]): PasteNode[] {
	return nodes.flatMap((node) =>
		!isElement(node) || INLINE.test(node.tag)
			? [node]
			: [{ text: ' ' }, ...inlineOf(node.children), { text: ' ' }],
	);
}

function paragraphs(line: readonly PasteNode[]): PasteElement[] {
	const parts: PasteNode[][] = [[]];
	for (const [place, node] of line.entries()) {
		const next = line[place + 1];
		if (isBreak(node) && (isBreak(next) || isBreak(line[place - 1]))) parts.push([]);
		else parts.at(-1)?.push(node);
	}
	return parts.filter((part) => !isBlank(part)).map((part) => element('p', trimBreaks(part)));
}

function isBreak(node: PasteNode | undefined): boolean {
	return node !== undefined && isElement(node) && node.tag === 'br';
}

function isBlank(nodes: readonly PasteNode[]): boolean {
	return textOf(nodes).trim() === '';
}

function trimBreaks(nodes: readonly PasteNode[]): PasteNode[] {
	const isKept = (node: PasteNode) =>
		!isBreak(node) && !(!isElement(node) && node.text.trim() === '');
	const first = nodes.findIndex(isKept);
	return first === -1 ? [] : nodes.slice(first, nodes.findLastIndex(isKept) + 1);
}
