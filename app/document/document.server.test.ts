import { expect, test } from 'vitest';
import { assembleDocument } from './document.server.ts';

const assemble = (rendered: string, scripts: string) =>
	assembleDocument({ rendered, scripts, nonce: 'N', start: 'painted' });
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('the scripts stand behind the page, without their marks, and are allowed by hash', () => {
	const { bytes, sources } = assemble(
		'<html><body>Olá ⚽</body></html>',
		'<script nonce="N">go("é")</script>',
	);
	expect(text(bytes)).toBe(
		'<!DOCTYPE html><html><body>Olá ⚽<script>go("é")</script></body></html>',
	);
	expect(sources).toHaveLength(1);
});

test('a short page after a long one holds nothing of it', () => {
	assemble(`<body>${'longo '.repeat(1000)}</body>`, '');
	const { bytes, sources } = assemble('<body>curto</body>', '');
	expect(text(bytes)).toBe('<!DOCTYPE html><body>curto</body>');
	expect(sources).toEqual([]);
});

test('V16 the same script on both sides is listed once, one without the mark never', () => {
	const { sources } = assemble(
		'<body><script nonce="N">a</script><script>b</script></body>',
		'<script nonce="N">a</script>',
	);
	expect(sources).toHaveLength(1);
});
