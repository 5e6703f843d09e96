import { expect, test } from 'vitest';
import { leadingEntries } from './leading.ts';

const entry = (id: string, games = 0) => ({ id, name: id.toUpperCase(), games, keys: '' });

test('entries in the order of their groups, each once, unknown ones and empty groups left out', () => {
	const groups = [
		{ title: 'Série A', ids: ['bahia', 'nao-existe', 'sport'] },
		{ title: 'Série B', ids: ['sport', 'avai'] },
		{ title: 'Série C', ids: ['bahia'] },
	];
	expect(
		leadingEntries(groups, [entry('avai'), entry('bahia', 3), entry('sport'), entry('zenit')]),
	).toEqual([
		{
			title: 'Série A',
			entries: [
				{ id: 'bahia', name: 'BAHIA', games: 3 },
				{ id: 'sport', name: 'SPORT', games: 0 },
			],
		},
		{ title: 'Série B', entries: [{ id: 'avai', name: 'AVAI', games: 0 }] },
	]);
});
