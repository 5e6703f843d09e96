import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeDestination } from './destination.ts';

test('V03 a path of this site comes back with its query, anything else does not', () => {
	expect(safeDestination('/admin/jogos?pagina=2#lista')).toBe('/admin/jogos?pagina=2#lista');
	expect(safeDestination('/noticias/café')).toBe('/noticias/caf%C3%A9');
	const elsewhere = [
		'//evil.example',
		'///evil.example',
		'/\\evil.example',
		'\\\\evil.example',
		'/\t/evil.example',
		'/\n/evil.example',
		'/\u0000/evil.example',
		' //evil.example',
		'https://evil.example',
		'https:evil.example',
		'javascript:alert(1)',
		'evil.example',
		'@evil.example',
		'/..//evil.example',
		'/.//evil.example',
		'/%2e//evil.example',
		'',
		null,
	];
	for (const text of elsewhere) expect([text, safeDestination(text)]).toEqual([text, null]);
});

test('V03 what stays escaped stays a path', () => {
	for (const text of [
		'/%2f%2fevil.example',
		'/@evil.example',
		'/%5cevil.example',
		'/%09/evil.example',
	]) {
		expect(new URL(safeDestination(text) ?? '', 'https://guia.example').origin).toBe(
			'https://guia.example',
		);
	}
});

test('S2.08 the sign-in never leads to itself', () => {
	expect(safeDestination('/login?destino=%2Fadmin')).toBeNull();
	expect(safeDestination('/admin/../login')).toBeNull();
});

test('V03 whatever text is given, a browser stays on this site', () => {
	const piece = fc.oneof(
		fc.constantFrom('/', '\\', '..', '.', '%2f', '@', ':', '\t', 'evil.example', 'admin', '?', '#'),
		fc.string({ maxLength: 4 }),
	);
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 8 }), (parts) => {
			const found = safeDestination(parts.join(''));
			if (found === null) return;
			expect(new URL(found, 'https://guia.example').origin).toBe('https://guia.example');
			expect(safeDestination(found)).toBe(found);
		}),
		{ numRuns: 2_000 },
	);
});
