import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalize } from './normalize.ts';

test('accents, case, ligatures, apostrophes and punctuation count for nothing', () => {
	expect(normalize('  São   Paulo ')).toBe('sao paulo');
	expect(normalize('GRÊMIO')).toBe('gremio');
	expect(normalize('Fußball-Club Köln')).toBe('fussball club koln');
	expect(normalize('Łódź · Brøndby · Þór · Bodø/Glimt')).toBe('lodz brondby thor bodo glimt');
	expect(normalize('Nott’m Forest')).toBe(normalize("Nott'm Forest"));
	expect(normalize('Beşiktaş İstanbul')).toBe('besiktas istanbul');
	expect(normalize('Brighton & Hove Albion')).toBe('brighton e hove albion');
	expect(normalize('Disney+')).toBe('disney plus');
	expect(normalize('!!!')).toBe('');
});

/** Any text that JavaScript can hold, halves of surrogate pairs among it. */
const anyText = fc
	.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
	.map((codes) => String.fromCharCode(...codes));

test('normalising twice changes nothing', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme', maxLength: 40 }),
			(text) => normalize(normalize(text)) === normalize(text),
		),
	);
	fc.assert(fc.property(anyText, (text) => normalize(normalize(text)) === normalize(text)));
});

test('composed and decomposed writing are the same name', () => {
	fc.assert(
		fc.property(
			fc.string({ unit: 'grapheme', maxLength: 40 }),
			(text) => normalize(text.normalize('NFD')) === normalize(text.normalize('NFC')),
		),
	);
});
