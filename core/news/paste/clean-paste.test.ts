import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clipboardOf, markupOf } from '#tests/support/clipboard.ts';
import { cleanPaste } from './clean-paste.ts';
import { element, type PasteNode, textOf } from './paste-node.ts';

const clean = (html: string) => markupOf(cleanPaste(clipboardOf(html)));

test('Google Docs: its bold wrapper is no bold, its spans are, a list inside a list moves into the item before', () => {
	const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1f"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt;font-weight:700">Mudança na rodada</span></h1>
		<p dir="ltr"><span style="font-weight:400">O jogo foi </span><span style="font-weight:700;font-style:italic">adiado</span><span style="font-weight:400">.&nbsp;</span></p><br>
		<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>Sábado</span></p></li><ul><li aria-level="2"><p><span>às 16h</span></p></li></ul><li><p><span style="text-decoration:underline">Domingo</span></p></li></ul></b>`;
	expect(clean(docs)).toBe(
		'<h2>Mudança na rodada</h2><p>O jogo foi <strong><em>adiado</em></strong>. </p><ul><li><p>Sábado</p><ul><li><p>às 16h</p></li></ul></li><li><p><u>Domingo</u></p></li></ul>',
	);
});

test('Word: conditional leftovers go, titles and numbered paragraphs become headings and nested lists', () => {
	const item = (level: number, sign: string, text: string) =>
		`<p class=MsoListParagraph style='text-indent:-18pt;mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp; </span></span>${text}<o:p></o:p></p>`;
	const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style><xml><o:x>1</o:x></xml></head><body lang=PT-BR>
		<p class=MsoTitle>Onde assistir<o:p></o:p></p><p class=MsoNormal><b>Globo</b> e <i style='mso-bidi-font-style:normal'>Premiere</i><o:p>&nbsp;</o:p></p>
		${item(1, '1.', 'Primeiro')}${item(2, 'a)', 'Detalhe')}${item(1, '2.', 'Segundo')}${item(1, '·', 'Solto')}</body></html>`;
	expect(clean(word)).toBe(
		'<h2>Onde assistir</h2><p><strong>Globo</strong> e <em>Premiere</em></p><ol><li><p>Primeiro</p><ol><li><p>Detalhe</p></li></ol></li><li><p>Segundo</p></li></ol><ul><li><p>Solto</p></li></ul>',
	);
});

test('WhatsApp Web: emoji that are pictures stay as text, other pictures do not', () => {
	const chat = `<div class="copyable-text" data-pre-plain-text="[18:03, 20/11/2026] Ana: "><span>Gol <img alt="⚽" class="emoji" src="data:image/gif;base64,R0"> do Bahia<br><br>Confirmado</span><img src="blob:x" alt="foto"></div>`;
	expect(clean(chat)).toBe('<p>Gol ⚽ do Bahia</p><p>Confirmado</p>');
});

test('a web page: links without their trackers, no scripts, forms or styles, a one-cell table is only its content', () => {
	const page = `<article onclick="x()"><h1>Título</h1><nav>Menu</nav><script>alert(1)</script><p style="display:none">oculto</p>
		<a href="https://www.google.com/url?q=https://ge.example/jogo%3Fid%3D1&sa=D"><h3>Veja</h3></a>
		<p><a href="https://lance.example/a?utm_source=x&id=2#y">aqui</a> <a href="javascript:alert(1)">não</a> <a href="/relativo">nem</a></p>
		<table><tr><td><p>sozinha</p></td></tr></table><table><tbody><tr><th colspan="2" style="x">A</th></tr><tr><td>1<table><tr><td>dentro</td></tr></table></td><td></td></tr></tbody></table></article>`;
	expect(clean(page)).toBe(
		'<h2>Título</h2><h3><a href="https://ge.example/jogo?id=1">Veja</a></h3><p><a href="https://lance.example/a?id=2#y">aqui</a> não nem</p><p>sozinha</p><table><tr><th colspan="2"><p>A</p></th></tr><tr><td><p>1</p><p>dentro</p></td><td><p></p></td></tr></table>',
	);
});

const TAGS = [
	'p',
	'div',
	'span',
	'b',
	'i',
	'u',
	'del',
	'h1',
	'h3',
	'ul',
	'ol',
	'li',
	'blockquote',
	'table',
	'tr',
	'td',
	'br',
	'a',
	'pre',
	'script',
	'section',
];
const STYLES = [
	'',
	'font-weight:700',
	'font-style:italic',
	'mso-list:l0 level1 lfo1',
	'mso-list:l0 level3 lfo1',
	'display:none',
];
const { tree } = fc.letrec<{ tree: PasteNode }>((tie) => ({
	tree: fc.oneof(
		{ maxDepth: 5, withCrossShrink: true },
		fc.constantFrom('a', ' ', 'Bahia x Vitória', '\n').map((text) => ({ text })),
		fc
			.tuple(
				fc.constantFrom(...TAGS),
				fc.array(tie('tree'), { maxLength: 4 }),
				fc.constantFrom(...STYLES),
				fc.constantFrom('https://a.example/', 'javascript:x', '/x'),
			)
			.map(([tag, children, style, href]) =>
				element(tag, children, { style, href, onclick: 'x()' }),
			),
	),
}));
const ALLOWED = /^(?:p|h[234]|ul|ol|li|blockquote|pre|hr|br|table|tr|td|th|strong|em|u|s|code|a)$/;

function tagsIn(nodes: readonly PasteNode[]): string[] {
	return nodes.flatMap((node) =>
		'tag' in node
			? [
					node.tag,
					...Object.keys(node.attributes).map((name) => `@${name}`),
					...tagsIn(node.children),
				]
			: [],
	);
}

test('law: only known tags and attributes come out, and cleaning what is clean changes nothing', () => {
	fc.assert(
		fc.property(fc.array(tree, { maxLength: 4 }), (nodes) => {
			const once = cleanPaste(nodes);
			expect(
				tagsIn(once).filter(
					(tag) => !ALLOWED.test(tag) && !['@href', '@colspan', '@rowspan', '@start'].includes(tag),
				),
			).toEqual([]);
			expect(markupOf(cleanPaste(once))).toBe(markupOf(once));
		}),
	);
});

test('law: no visible letter of what was copied is lost', () => {
	const letters = (nodes: readonly PasteNode[]) => textOf(nodes).replace(/\s/g, '');
	fc.assert(
		fc.property(
			fc.array(fc.constantFrom('p', 'div', 'li', 'h2', 'b', 'blockquote'), { maxLength: 6 }),
			fc.string(),
			(tags, text) => {
				const word = text.replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
				const nested = tags.reduce<PasteNode>(
					(inner, tag) => element(tag, [inner, { text: 'b' }]),
					{ text: word },
				);
				expect(letters(cleanPaste([nested]))).toBe(letters([nested]));
			},
		),
	);
});
