import { lexer, type Token, type Tokens } from 'marked';
import type { Block, Inline } from './prose.tsx';

/**
 * Parses a text of content/*.md into blocks for `Prose`: headings, paragraphs, lists, tables, links
 * and emphasis. Raw HTML is dropped.
 */
export function readMarkdown(text: string): Block[] {
	return lexer(text).flatMap(toBlock);
}

function toBlock(token: Token): Block[] {
	switch (token.type) {
		case 'heading':
			return [
				{ kind: 'heading', level: (token as Tokens.Heading).depth, text: inline(token.tokens) },
			];
		case 'paragraph':
			return [{ kind: 'paragraph', text: inline(token.tokens) }];
		case 'list': {
			const { ordered, items } = token as Tokens.List;
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
			const { header, rows } = token as Tokens.Table;
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
	return (tokens ?? []).flatMap((token): Inline[] => {
		switch (token.type) {
			case 'text':
			case 'escape':
				return token.type === 'text' && token.tokens
					? inline(token.tokens)
					: [(token as Tokens.Text).text];
			case 'strong':
				return [{ strong: inline(token.tokens) }];
			case 'em':
				return [{ em: inline(token.tokens) }];
			case 'codespan':
				return [{ code: (token as Tokens.Codespan).text }];
			case 'link':
				return [{ href: (token as Tokens.Link).href, text: inline(token.tokens) }];
			default:
				return [];
		}
	});
}
