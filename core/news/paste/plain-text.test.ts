import { expect, test } from 'vitest';
import { markupOf } from '#tests/support/clipboard.ts';
import { cleanAddress } from './clean-address.ts';
import { readPlainText } from './plain-text.ts';

const read = (text: string) => markupOf(readPlainText(text));

test('messages of WhatsApp lose their stamps and keep what their signs say', () => {
	const chat =
		'[18:03, 20/11/2026] Ana: *Mudou:* o jogo é às _21h30_\n20/11/2026 18:05 - João: ~Globo~ Premiere\n\n- Bahia\n- Vitória';
	expect(read(chat)).toBe(
		'<p><strong>Mudou:</strong> o jogo é às <em>21h30</em></p><p><s>Globo</s> Premiere</p><ul><li><p>Bahia</p></li><li><p>Vitória</p></li></ul>',
	);
});

test('headings, counted lists, quotes and addresses of a plain text', () => {
	expect(
		read('# Título\n3. três\n4. quatro\n> disse ele\nveja https://a.example/b_c_d?utm_source=x.'),
	).toBe(
		'<h2>Título</h2><ol start="3"><li><p>três</p></li><li><p>quatro</p></li></ol><blockquote><p>disse ele</p></blockquote><p>veja <a href="https://a.example/b_c_d">https://a.example/b_c_d?utm_source=x</a>.</p>',
	);
});

test('signs inside words are text', () => {
	expect(read('2*3*4 nome_do_arquivo 5 * 3 * 2 -1')).toBe(
		'<p>2*3*4 nome_do_arquivo 5 * 3 * 2 -1</p>',
	);
});

test('an address is what it leads to', () => {
	expect(
		cleanAddress('https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3D1&h=2'),
	).toBe('https://a.example/');
	expect(cleanAddress('https://a.example/busca?q=um+dois')).toBe(
		'https://a.example/busca?q=um+dois',
	);
	expect(cleanAddress('https://www.google.com/search?q=bahia')).toBe(
		'https://www.google.com/search?q=bahia',
	);
	expect(cleanAddress('nada')).toBe('nada');
});
