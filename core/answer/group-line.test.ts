import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { groupLine } from './group-line.ts';

const anAnswer = (over: Partial<Answer>): Answer => ({
	...{
		kind: 'open',
		place: null,
		headline: 'Nenhum canal anunciado ainda',
		access: null,
		counter: null,
		ground: null,
		rest: null,
	},
	...{ sentence: '', lead: null, line: 'transmissão a confirmar', beside: null, ...over },
});
const usual = anAnswer({
	kind: 'usual',
	headline: 'Costuma passar na ESPN',
	ground: '9 dos últimos 10',
	line: 'costuma passar na ESPN',
});
const rights = anAnswer({
	kind: 'rights',
	headline: 'Direitos: ESPN',
	access: 'nem todo jogo passa lá',
	line: 'direitos: ESPN',
});
const shown = anAnswer({ kind: 'confirmed', headline: 'Globo', line: 'Globo' });

test('a group says what most of its games without an announced channel say, each truth in its own words', () => {
	expect(groupLine([rights, usual, shown, shown, usual])).toEqual({
		line: 'costuma passar na ESPN',
		text: 'Costuma passar na ESPN (9 dos últimos 10)',
	});
	expect(groupLine([rights, usual])?.text).toBe('Direitos: ESPN; nem todo jogo passa lá');
	expect(groupLine([anAnswer({})])?.text).toBe('Nenhum canal anunciado ainda');
});

test('announced channels are for the rows to say', () => {
	expect(groupLine([shown])).toBeUndefined();
	expect(groupLine([])).toBeUndefined();
});
