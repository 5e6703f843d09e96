import { lexer, type MarkedToken, type Token } from 'marked';
import type { Block, Inline } from './prose.tsx';

const KINDS: ReadonlySet<string> = new Set<MarkedToken['type']>([
	'heading',
	'paragraph',
	'list',
	'table',
	'text',
	'escape',
	'strong',
	'em',
	'codespan',
	'link',
]);

/**
 * Parses a text of content/*.md into blocks for `Prose`: headings, paragraphs, lists, tables, links
 * and emphasis. Raw HTML is dropped.
 */
export function readMarkdown(text: string): Block[] {
	return lexer(text).flatMap(toBlock);
}

/** No extension adds kinds of its own. */
const isMarked = (token: Token): token is MarkedToken => KINDS.has(token.type);

function toBlock(token: Token): Block[] {
	if (!isMarked(token)) return [];
	switch (token.type) {
		case 'heading':
			return [{ kind: 'heading', level: token.depth, text: inline(token.tokens) }];
		case 'paragraph':
			return [{ kind: 'paragraph', text: inline(token.tokens) }];
		case 'list': {
			const { ordered, items } = token;
			return [
				{
					kind: 'list',
					ordered,
					items: items.map((item) =>
						inline(
							item.tokens.flatMap((part) => ('tokens' in part ? (part.tokens ?? []) : [part])),
						),
					),
				},
			];
		}
		case 'table': {
			const { header, rows } = token;
			return [
				{
					kind: 'table',
					header: header.map((cell) => inline(cell.tokens)),
					rows: rows.map((row) => row.map((cell) => inline(cell.tokens))),
				},
			];
		}
		default:
			return [];
	}
}

function inline(tokens: Token[] | undefined): Inline[] {
	return (tokens ?? []).filter(isMarked).flatMap((token): Inline[] => {
		switch (token.type) {
			case 'text':
			case 'escape':
				return token.type === 'text' && token.tokens ? inline(token.tokens) : [token.text];
			case 'strong':
				return [{ strong: inline(token.tokens) }];
			case 'em':
				return [{ em: inline(token.tokens) }];
			case 'codespan':
				return [{ code: token.text }];
			case 'link':
				return [{ href: token.href, text: inline(token.tokens) }];
			default:
				return [];
		}
	});
}
