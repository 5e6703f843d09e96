import fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterIndex } from './letter-index.ts';
import { packIndex, unpackIndex } from './packed-index.ts';

const names = fc
	.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
	.map((name) => `x${name.replace(/[\t\n]/g, '')}`);
const entries = fc.array(
	fc.record({
		id: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
		name: names,
		games: fc.nat(200),
		keys: fc.stringMatching(/^[a-z ]*$/),
	}),
	{ maxLength: 30 },
);

test('an index comes back as it was packed', () => {
	fc.assert(
		fc.property(entries, (list) => {
			const index = letterIndex(list);
			expect(unpackIndex(packIndex(index))).toEqual(index);
			const grouped = {
				...index,
				sections: index.sections.map((section) => ({ ...section, part: 'Pelo mundo' })),
			};
			expect(unpackIndex(packIndex(grouped))).toEqual(grouped);
		}),
	);
	expect(unpackIndex('')).toEqual({ sections: [], total: 0 });
});

test('an id that its name tells is not sent', () => {
	const index = letterIndex([
		{ id: 'agua-santa', name: 'Água Santa', games: 2, keys: '' },
		{ id: 'atletico-mg', name: 'Atlético', games: 0, keys: 'galo' },
	]);
	expect(packIndex(index)).toBe('A\nÁgua Santa\t2\nAtlético\t\tatletico-mg\tgalo');
});
