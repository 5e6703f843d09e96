import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test('a read is named by method, address and what is asked of it', () => {
	expect(keyOf('games/:id', { params: { id: 'a b' } })).toEqual(['GET games/:id', 'games/a%20b']);
	expect(keyOf('curation', { query: { fila: 'adiadas' } })).toEqual([
		'GET curation',
		'curation?fila=adiadas',
	]);
	expect(keyOf('me')).toEqual(['GET me', 'me']);
});
