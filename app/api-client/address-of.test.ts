import { expect, test } from 'vitest';
import { addressOf } from './address-of.ts';

test('parameters take their places in the address, escaped', () => {
	expect(
		addressOf('articles/:id/revisions/:revision', { params: { id: 'a/b', revision: 3 } }),
	).toBe('articles/a%2Fb/revisions/3');
	expect(() => addressOf('games/:id', {})).toThrow('games/:id needs id');
});

test('a query follows the address, without what is undefined', () => {
	expect(addressOf('pickers', { query: { kind: 'team', q: 'São José' } })).toBe(
		'pickers?kind=team&q=S%C3%A3o+Jos%C3%A9',
	);
	expect(addressOf('bots', { query: { before: undefined } })).toBe('bots?');
	expect(addressOf('games', { query: new URLSearchParams('count=1') })).toBe('games?count=1');
});
