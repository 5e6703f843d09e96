import fc from 'fast-check';
import { expect, test } from 'vitest';
import { harmlessMarkup, sanitizeMarkup } from './sanitize-markup.ts';

test('V14 ordinary markup survives', () => {
	const ordinary = [
		'<h2>Onde assistir</h2><p>O <strong>jogo</strong> é às <em>21h30</em>.<br />Na TV aberta.</p>',
		'<ul><li>um</li><li>dois</li></ul><ol start="3"><li>três</li></ol><blockquote>disse</blockquote>',
		'<table><thead><tr><th scope="col">Canal</th></tr></thead><tbody><tr><td colspan="2">Globo</td></tr></tbody></table>',
		'<figure><img src="https://exemplo.com/gol.jpg" alt="Gol" width="640" height="360" /><figcaption>Gol</figcaption></figure>',
		'<p>Amanhã &amp; depois: 1 &lt; 2</p><pre><code>a</code></pre>',
	];
	for (const markup of ordinary) expect(sanitizeMarkup(markup)).toBe(markup);
	expect(
		sanitizeMarkup('<a href="https://exemplo.com/a" target="_blank" class="x" id="y">a</a>'),
	).toBe('<a href="https://exemplo.com/a" rel="nofollow noopener noreferrer">a</a>');
	expect(sanitizeMarkup('<center><font color="red">a</font></center><strike>b</strike>')).toBe(
		'<div><span>a</span></div><s>b</s>',
	);
});

test('V14 nothing that runs is kept', () => {
	const hostile = [
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'<svg><script>alert(1)</script></svg>',
		'<a href="java&#10;script:alert(1)">a</a>',
		'<a href="\u0001javascript:alert(1)">a</a>',
		'<a href="data:text/html,<script>alert(1)</script>">a</a>',
		'<iframe src="https://exemplo.com"></iframe>',
		'<p style="background:url(javascript:alert(1))">a</p>',
		'<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
		'<form action="https://exemplo.com"><input name="a" autofocus onfocus="alert(1)"></form>',
		'<object data="https://exemplo.com/a.swf"></object><embed src="a"><base href="//x"><meta http-equiv="refresh" content="0">',
	];
	for (const markup of hostile) {
		for (const kept of [sanitizeMarkup(markup), harmlessMarkup(markup)])
			expect(kept).not.toMatch(
				/<(script|svg|math|iframe|object|embed|base|meta|form|input|noscript)|\son\w+=|style=|javascript:|data:/i,
			);
	}
});

test('what nests without end becomes plain text, quickly', () => {
	expect(sanitizeMarkup(`${'<b>'.repeat(100_000)}gol`)).not.toContain('<b>');
});

test('any text: what was kept is kept again as it is, and has no other elements than the list', () => {
	const piece = fc.constantFrom(
		'<',
		'>',
		'"',
		"'",
		'&',
		'=',
		'/',
		' ',
		'<p>',
		'</p>',
		'<a href=',
		'javascript:',
		'<img src=x',
		' onerror=',
		'<!--',
		'-->',
		'é',
		'\u0000',
	);
	fc.assert(
		fc.property(fc.array(fc.oneof(piece, fc.string()), { maxLength: 30 }), (pieces) => {
			const once = sanitizeMarkup(pieces.join(''));
			expect(sanitizeMarkup(once)).toBe(once);
			expect(once).not.toMatch(/<script|<[a-z][^>]*\son\w+\s*=/i);
		}),
	);
});
