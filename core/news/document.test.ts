import fc from 'fast-check';
import { expect, test } from 'vitest';
import { articleLink } from './article-link.ts';
import { articleDocumentSchema, readArticleDocument } from './document.ts';
import { excerpt, plainText, referencesOf, shortened } from './document-text.ts';

const text = (words: string, ...marks: unknown[]) => ({
	type: 'text',
	text: words,
	...(marks.length > 0 ? { marks } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content });

function refusal(body: unknown): string {
	const result = articleDocumentSchema.safeParse(body);
	return result.success ? '' : (result.error.issues[0]?.message ?? '');
}

test('the editor’s own JSON is kept, and what it adds for itself is dropped', () => {
	const link = {
		type: 'link',
		attrs: { href: 'https://ge.globo.com/a?b=1', target: '_blank', rel: 'noopener', class: null },
	};
	const cell = {
		type: 'tableCell',
		attrs: { colspan: 1, rowspan: 2, colwidth: [120] },
		content: [paragraph(text('16h'))],
	};
	const body = doc(
		{ type: 'heading', attrs: { level: 2, textAlign: null }, content: [text('Onde ver')] },
		paragraph(text('Na ', { type: 'bold' }), text('Globo', link), { type: 'hardBreak' }),
		{
			type: 'orderedList',
			attrs: { start: 3, type: null },
			content: [{ type: 'listItem', content: [paragraph(text('um'))] }],
		},
		{ type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
		{ type: 'image', attrs: { fileId: 'f1', src: '/files/i/a/256.webp', alt: null, title: null } },
		{ type: 'gameBlock', attrs: { gameId: 'g1' } },
		{ type: 'dayBlock', attrs: { day: '2026-11-21' } },
	);
	const read = readArticleDocument(body);
	expect(JSON.stringify(read)).not.toMatch(/target|noopener|colwidth|textAlign/);
	expect(read?.content[2]).toMatchObject({ type: 'orderedList', attrs: { start: 3 } });
	expect(read?.content[4]).toEqual({
		type: 'image',
		attrs: { fileId: 'f1', src: '/files/i/a/256.webp', alt: '', decorative: false },
	});
	expect(readArticleDocument(read)).toEqual(read);
	expect(referencesOf(read ?? { type: 'doc', content: [] })).toEqual({
		fileIds: ['f1'],
		gameIds: ['g1'],
		days: ['2026-11-21'],
	});
});

test('foreign nodes, marks, headings and links are refused with a sentence that names them', () => {
	expect(refusal(doc({ type: 'iframe', attrs: { src: 'https://x' } }))).toContain('“iframe”');
	expect(refusal(doc(paragraph(text('a', { type: 'textStyle' }))))).toContain('“textStyle”');
	expect(refusal(doc({ type: 'heading', attrs: { level: 1 } }))).toContain('nível 2 ao 4');
	expect(
		refusal(doc(paragraph(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } })))),
	).toContain('javascript:alert(1)');
	expect(refusal(doc({ type: 'dayBlock', attrs: { day: '2026-02-30' } }))).toContain('data válida');
	expect(refusal(doc({ type: 'image', attrs: { src: 'https://x/y.png' } }))).toContain(
		'não foi enviada',
	);
	for (const body of [
		null,
		'texto',
		[],
		{},
		{ type: 'paragraph' },
		{ type: 'doc' },
		doc(null),
		doc(paragraph(text(''))),
	])
		expect(articleDocumentSchema.safeParse(body).success).toBe(false);
});

test('a body that is too deep or too long is refused before anything follows its nesting', () => {
	let deep: unknown = paragraph(text('fim'));
	for (let level = 0; level < 50_000; level += 1) deep = { type: 'blockquote', content: [deep] };
	expect(refusal(doc(deep))).toContain('níveis');
	expect(refusal(doc(paragraph(text('a'.repeat(200_001)))))).toContain('caracteres');
	expect(refusal(doc(...Array.from({ length: 7_000 }, () => ({ type: 'paragraph' }))))).toContain(
		'trechos',
	);
	expect(
		refusal(
			doc(...Array.from({ length: 9 }, () => ({ type: 'dayBlock', attrs: { day: '2026-11-21' } }))),
		),
	).toContain('8 blocos de dia');
});

test('links: http, https, mailto and paths of this site; nothing in disguise', () => {
	expect(articleLink(' https://ge.globo.com/x ')).toBe('https://ge.globo.com/x');
	expect(articleLink('/jogos-de-hoje?uf=SP#fim')).toBe('/jogos-de-hoje?uf=SP#fim');
	expect(articleLink('mailto:a@b.com.br')).toBe('mailto:a@b.com.br');
	const refused = [
		'//evil.example',
		'/\\evil.example',
		'/\t/evil.example',
		'java\nscript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,x',
	];
	for (const href of [
		...refused,
		'vbscript:x',
		'file:///etc/passwd',
		'https://user:pw@x.com',
		'www.ge.globo.com',
		'#a',
		'',
		'https://',
	])
		expect(articleLink(href), href).toBeNull();
	fc.assert(
		fc.property(fc.string(), (href) => {
			const address = articleLink(href);
			if (address === null) return;
			expect(address).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\]))/);
			expect(articleLink(address)).toBe(address);
		}),
	);
});

test('words and beginning of a body', () => {
	const body = readArticleDocument(
		doc(
			paragraph(text('O clássico mudou de hora: '), text('agora às 21h30', { type: 'bold' })),
			{ type: 'heading', attrs: { level: 2 }, content: [text('Onde assistir')] },
			{
				type: 'bulletList',
				content: ['Globo', 'Premiere'].map((name) => ({
					type: 'listItem',
					content: [paragraph(text(name))],
				})),
			},
		),
	);
	if (body === null) throw new Error('the body is readable');
	expect(plainText(body)).toBe(
		'O clássico mudou de hora: agora às 21h30\nOnde assistir\nGlobo\nPremiere',
	);
	expect(excerpt(body, 30)).toBe('O clássico mudou de hora…');
	expect(shortened('O clássico mudou de hora.', 25)).toBe('O clássico mudou de hora.');
	expect(shortened('O clássico mudou de hora.', 20)).toBe('O clássico mudou…');
});
