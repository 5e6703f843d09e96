import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentHtml, type HtmlContext } from './document-html.ts';
import type { ArticleDocument, BlockNode } from './nodes.ts';

const context: HtmlContext = {
	publicUrl: 'https://guia.example',
	pictureOf: (id) =>
		id === 'p1'
			? { src: 'https://guia.example/files/i/a/512.webp', width: 800, height: 600 }
			: null,
	gameOf: (id) =>
		id === 'g1'
			? { name: 'Bahia x Vitória', address: 'https://guia.example/onde-assistir/bahia-vs-vitoria' }
			: null,
	dayOf: (day) => ({ title: `Jogos de ${day}`, address: `https://guia.example/jogos/${day}` }),
};
const text = (words: string, ...marks: { type: 'bold' }[]) => ({
	type: 'text' as const,
	text: words,
	marks,
});
const doc = (...content: BlockNode[]): ArticleDocument => ({ type: 'doc', content });
const paragraph = (words: string): BlockNode => ({ type: 'paragraph', content: [text(words)] });

test('a text becomes HTML of our own tags; a game is a link, never an hour', () => {
	const link = { type: 'link', attrs: { href: '/jogos-de-hoje' } } as const;
	const html = documentHtml(
		doc(
			{
				type: 'paragraph',
				content: [
					{ type: 'text', text: 'Hoje', marks: [{ type: 'bold' }, link] },
					{ type: 'hardBreak' },
				],
			},
			{ type: 'gameBlock', attrs: { gameId: 'g1' } },
			{ type: 'gameBlock', attrs: { gameId: 'gone' } },
			{
				type: 'image',
				attrs: { fileId: 'p1', src: 'javascript:x', alt: '"><script>', decorative: false },
			},
			{ type: 'image', attrs: { fileId: 'gone', src: '', alt: 'Foto do gol', decorative: false } },
		),
		context,
	);
	expect(html.split('\n')).toEqual([
		'<p><strong><a href="https://guia.example/jogos-de-hoje">Hoje</a></strong><br></p>',
		'<p>Onde assistir: <a href="https://guia.example/onde-assistir/bahia-vs-vitoria">Bahia x Vitória</a></p>',
		'<p>Este jogo não está mais no guia.</p>',
		'<p><img src="https://guia.example/files/i/a/512.webp" alt="&quot;&gt;&lt;script&gt;" width="800" height="600"></p>',
		'<p>Foto do gol</p>',
	]);
});

test('law: whatever a text says, no tag and no attribute of it reaches a feed', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (words) => {
			const html = documentHtml(
				doc(paragraph(words), { type: 'codeBlock', content: [{ type: 'text', text: words }] }),
				context,
			);
			expect(html.replaceAll(/<\/?(?:p|pre|code)>/g, '')).not.toMatch(/[<>"']/);
		}),
		{ numRuns: 30 },
	);
});
