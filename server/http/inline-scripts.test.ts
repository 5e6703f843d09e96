import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealInlineScripts } from './inline-scripts.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('V16 only scripts with the mark of this rendering may run: one that came in through data may not', () => {
	const html =
		'<script nonce="N">ours()</script><h1><script>injected()</script><script nonce="guess">injected()</script></h1>';
	const sealed = sealInlineScripts(html, 'N');
	expect(sealed.sources).toEqual([hash('ours()')]);
	expect(sealed.html).toBe(
		'<script>ours()</script><h1><script>injected()</script><script nonce="guess">injected()</script></h1>',
	);
});

test('files and data blocks need no hash, the same script is listed once', () => {
	const html =
		'<script nonce="N" src="/a.js"></script><script type="application/ld+json" nonce="N">{}</script><script type="module" nonce="N">a</script><script nonce="N">a</script>';
	expect(sealInlineScripts(html, 'N').sources).toEqual([hash('a')]);
});
