import { expect, test } from 'vitest';
import { furtherKeys, letterIndex, searchIndex } from './letter-index.ts';

const entry = (name: string) => ({ id: name, name, games: 0, keys: '' });

test('names stand under their first letter without its accent, other signs last', () => {
	const { sections, total } = letterIndex(
		['Zenit', 'Água Santa', 'ABC', '4 de Julho', 'Ñublense', 'ESPN', 'Éibar', 'Локо'].map(entry),
	);
	expect(sections.map(({ title, entries }) => [title, ...entries.map(({ name }) => name)])).toEqual(
		[
			['A', 'ABC', 'Água Santa'],
			['E', 'Éibar', 'ESPN'],
			['N', 'Ñublense'],
			['Z', 'Zenit'],
			['#', '4 de Julho', 'Локо'],
		],
	);
	expect(total).toBe(8);
});

test('no entries, no letters', () => {
	expect(letterIndex([])).toEqual({ sections: [], total: 0 });
});

test('S2.03 a term finds names in an index by the beginnings of their words, else with one typing error', () => {
	const index = letterIndex(['Atlético-MG', 'Athletico-PR', 'Flamengo', 'Fluminense'].map(entry));
	const found = (term: string) =>
		searchIndex(index, term).sections.map(({ title, entries }) => [
			title,
			...entries.map(({ name }) => name),
		]);
	expect(found('fl')).toEqual([['F', 'Flamengo', 'Fluminense']]);
	expect(found('atlet')).toEqual([['A', 'Atlético-MG']]);
	expect(found('flamemgo')).toEqual([['F', 'Flamengo']]);
	expect([found('xyz'), searchIndex(index, 'xyz').total, searchIndex(index, '')]).toEqual([
		[],
		0,
		index,
	]);
});

test('what else an entry is called finds it too, without saying its name twice', () => {
	const keys = furtherKeys('Flamengo', ['Clube de Regatas do Flamengo', 'Mengão']);
	expect(keys).toBe('clube de regatas do mengao');
	expect(searchIndex(letterIndex([{ ...entry('Flamengo'), keys }]), 'mengão').total).toBe(1);
});
