import { articleLink } from '#core/news/article-link.ts';
import { cleanAddress } from './clean-address.ts';
import { element, type PasteElement, type PasteNode } from './paste-node.ts';

/**
 * '[20/11/2026, 18:03] João: ' and '20/11/2026 18:03 - João: ': prefixes of messages copied from
 * WhatsApp.
 */
const STAMP =
	/^\s*(?:\[\d{1,2}:\d{2}(?::\d{2})?,? \d{1,2}\/\d{1,2}\/\d{2,4}\]|\[\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]|\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2} -) (?:[^:\n]{1,60}: )?/;
const ITEM = /^\s*(?:[-*•–]|(\d{1,3})[.)])\s+(?=\S)/;
/** Blocks by the number of signs before a heading; more are the last one. */
const HEADINGS = ['h2', 'h2', 'h3', 'h4'] as const;
const HEADING = /^(#{1,6})\s+(?=\S)/;
const QUOTE = /^>\s?/;

type Block = 'p' | 'ul' | 'ol' | 'blockquote' | 'h2' | 'h3' | 'h4';
type Line = { block: Block; text: string; start: string };

/**
 * Converts pasted plain text. It drops WhatsApp's prefixes and turns web addresses into links. It
 * reads the marks of WhatsApp and Markdown ('*negrito*', '**negrito**', '_itálico_', '~riscado~',
 * lists, '> quote', '## heading'). Every line break, single or double, separates paragraphs.
 */
export function readPlainText(text: string): PasteElement[] {
	const blocks: PasteElement[] = [];
	let kind: Block | null = null;
	for (const raw of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')) {
		const line = readLine(raw.replace(STAMP, ''));
		if (line === null) {
			kind = null;
			continue;
		}
		const last = blocks.at(-1);
		const content = contentOf(line);
		if (line.block === kind && last !== undefined && /^(?:ul|ol|blockquote)$/.test(kind)) {
			blocks[blocks.length - 1] = { ...last, children: [...last.children, content] };
		} else blocks.push(blockOf(line, content));
		kind = line.block;
	}
	return blocks;
}

function readLine(raw: string): Line | null {
	if (raw.trim() === '') return null;
	const heading = HEADING.exec(raw);
	if (heading !== null)
		return {
			block: HEADINGS[(heading[1]?.length ?? 2) - 1] ?? 'h4',
			text: raw.replace(HEADING, ''),
			start: '',
		};
	if (QUOTE.test(raw) && raw.replace(QUOTE, '').trim() !== '')
		return { block: 'blockquote', text: raw.replace(QUOTE, ''), start: '' };
	const item = ITEM.exec(raw);
	if (item !== null)
		return {
			block: item[1] === undefined ? 'ul' : 'ol',
			text: raw.replace(ITEM, ''),
			start: item[1] ?? '',
		};
	return { block: 'p', text: raw, start: '' };
}

function contentOf({ block, text }: Line): PasteElement {
	const paragraph = element('p', readInline(text.trim()));
	return block === 'ul' || block === 'ol' ? element('li', [paragraph]) : paragraph;
}

function blockOf({ block, start }: Line, content: PasteElement): PasteElement {
	if (block === 'p') return content;
	if (/^h\d$/.test(block)) return element(block, content.children);
	return element(
		block,
		[content],
		block === 'ol' && Number(start) > 1 ? { start: String(Number(start)) } : {},
	);
}

/**
 * Marks are at the edges of words: '2*3*4' and 'nome_do_arquivo' are text. Addresses match first,
 * as they may contain '_'.
 */
const SPAN =
	/(?<link>https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]}'*_~])|(?<![\p{L}\p{N}*_~])(?<sign>\*\*|\*|__|_|~~|~)(?=\S)(?<inner>.*?\S)\k<sign>(?![\p{L}\p{N}*_~])/gu;
const TAGS: Readonly<Record<string, string>> = {
	'**': 'strong',
	'*': 'strong',
	__: 'strong',
	_: 'em',
	'~~': 's',
	'~': 's',
};

function readInline(text: string): PasteNode[] {
	const nodes: PasteNode[] = [];
	let at = 0;
	for (const found of text.matchAll(SPAN)) {
		const { link, sign = '', inner = '' } = found.groups ?? {};
		if (found.index > at) nodes.push({ text: text.slice(at, found.index) });
		nodes.push(
			link === undefined ? element(TAGS[sign] ?? 'strong', readInline(inner)) : linkOf(link),
		);
		at = found.index + found[0].length;
	}
	if (at < text.length) nodes.push({ text: text.slice(at) });
	return nodes;
}

function linkOf(text: string): PasteNode {
	const href = articleLink(cleanAddress(text));
	return href === null ? { text } : element('a', [{ text }], { href });
}
