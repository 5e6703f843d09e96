import type { ArticleNode, BlockNode, InlineNode } from '#core/news/nodes.ts';
import { TODAY } from './factories.ts';

type Cell = {
	block: BlockNode;
	/** What of it every output that carries the text says. */
	says: string;
};

const text = (words: string): InlineNode => ({ type: 'text', text: words });
const paragraph = (words: string): BlockNode => ({ type: 'paragraph', content: [text(words)] });
const span = { colspan: 1, rowspan: 1 };
const table = (type: 'tableCell' | 'tableHeader', words: string): BlockNode => ({
	type: 'table',
	content: [{ type: 'tableRow', content: [{ type, attrs: span, content: [paragraph(words)] }] }],
});

/** One text for every kind of node of the editor; a kind without a line does not compile. */
export function nodeCells({
	gameId,
	fileId,
}: {
	gameId: string;
	fileId: string;
}): Readonly<Record<ArticleNode['type'], Cell>> {
	return {
		paragraph: { block: paragraph('Um parágrafo'), says: 'Um parágrafo' },
		text: {
			block: {
				type: 'paragraph',
				content: [{ type: 'text', text: 'Marcado', marks: [{ type: 'bold' }, { type: 'italic' }] }],
			},
			says: 'Marcado',
		},
		hardBreak: {
			block: { type: 'paragraph', content: [text('Antes'), { type: 'hardBreak' }, text('Depois')] },
			says: 'Depois',
		},
		heading: {
			block: { type: 'heading', attrs: { level: 2 }, content: [text('Um título')] },
			says: 'Um título',
		},
		bulletList: {
			block: {
				type: 'bulletList',
				content: [{ type: 'listItem', content: [paragraph('Um ponto')] }],
			},
			says: 'Um ponto',
		},
		orderedList: {
			block: {
				type: 'orderedList',
				attrs: { start: 3 },
				content: [{ type: 'listItem', content: [paragraph('O terceiro')] }],
			},
			says: 'O terceiro',
		},
		listItem: {
			block: {
				type: 'bulletList',
				content: [{ type: 'listItem', content: [{ type: 'dayBlock', attrs: { day: TODAY } }] }],
			},
			says: 'Jogos de ',
		},
		blockquote: {
			block: { type: 'blockquote', content: [paragraph('Uma citação')] },
			says: 'Uma citação',
		},
		codeBlock: {
			block: { type: 'codeBlock', content: [{ type: 'text', text: 'um código' }] },
			says: 'um código',
		},
		horizontalRule: { block: { type: 'horizontalRule' }, says: '' },
		image: {
			block: { type: 'image', attrs: { fileId, src: '', alt: 'O gramado', decorative: false } },
			says: 'O gramado',
		},
		table: { block: table('tableCell', 'Numa tabela'), says: 'Numa tabela' },
		tableRow: { block: table('tableCell', 'Numa linha'), says: 'Numa linha' },
		tableCell: { block: table('tableCell', 'Numa célula'), says: 'Numa célula' },
		tableHeader: { block: table('tableHeader', 'No cabeçalho'), says: 'No cabeçalho' },
		gameBlock: { block: { type: 'gameBlock', attrs: { gameId } }, says: '/onde-assistir/' },
		dayBlock: { block: { type: 'dayBlock', attrs: { day: TODAY } }, says: 'Jogos de ' },
	};
}
