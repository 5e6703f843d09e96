import { expect, test } from 'vitest';
import { letterIndex } from './letter-index.ts';

const entry = (name: string) => ({ id: name, name, games: 0 });

test('names stand under their first letter without its accent, other signs last', () => {
	const { letters, total } = letterIndex(['Zenit', 'Água Santa', 'ABC', '4 de Julho', 'Ñublense', 'ESPN', 'Éibar', 'Локо'].map(entry));
	expect(letters.map(({ letter, entries }) => [letter, ...entries.map(({ name }) => name)])).toEqual([
		['A', 'ABC', 'Água Santa'],
		['E', 'Éibar', 'ESPN'],
		['N', 'Ñublense'],
		['Z', 'Zenit'],
		['#', '4 de Julho', 'Локо'],
	]);
	expect(total).toBe(8);
});

test('no entries, no letters', () => {
	expect(letterIndex([])).toEqual({ letters: [], total: 0 });
});
