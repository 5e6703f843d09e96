import { expect, test } from 'vitest';
import { assembleDocument } from './document.server.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('the scripts stand behind the page, without their marks, and are allowed by hash', () => {
	const { bytes, sources } = assembleDocument('<html><body>Olá ⚽</body></html>', '<script nonce="N">go("é")</script>', 'N');
	expect(text(bytes)).toBe('<!DOCTYPE html><html><body>Olá ⚽<script>go("é")</script></body></html>');
	expect(sources).toHaveLength(1);
});

test('a short page after a long one holds nothing of it', () => {
	assembleDocument(`<body>${'longo '.repeat(1000)}</body>`, '', 'N');
	const { bytes, sources } = assembleDocument('<body>curto</body>', '', 'N');
	expect(text(bytes)).toBe('<!DOCTYPE html><body>curto</body>');
	expect(sources).toEqual([]);
});

test('V16 the same script on both sides is listed once, one without the mark never', () => {
	const { sources } = assembleDocument('<body><script nonce="N">a</script><script>b</script></body>', '<script nonce="N">a</script>', 'N');
	expect(sources).toHaveLength(1);
});
