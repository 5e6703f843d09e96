import { expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { headlineWording } from './headline-wording.ts';
import { wordingIn } from './wording.ts';

const answer = (over: Partial<Answer>): Answer => ({
	kind: 'confirmed',
	...{
		place: null,
		headline: 'Globo',
		access: 'de graça',
		counter: null,
		ground: null,
		rest: null,
		sentence: '',
		lead: null,
		line: '',
		beside: null,
	},
	...over,
});

test('the headline reads as the sentence does, for each state by its name', () => {
	const lead = {
		id: 'globo',
		name: 'Globo',
		group: 'aberta',
		free: true,
		words: 'em {UF}',
	} as const;
	const wording = headlineWording({
		country: answer({ headline: 'Globo em 2 estados', access: null }),
		states: [
			{ ufs: 'PE CE', answer: answer({ place: '{Em}', lead }) },
			{
				ufs: 'SP',
				answer: answer({
					headline: 'sportv',
					access: 'pago',
					counter: 'Em São Paulo a Globo mostra A x B',
				}),
			},
		],
	});
	expect(wordingIn(wording, null).texts.join(' ').trim()).toBe('Globo em 2 estados.');
	expect(wordingIn(wording, 'PE')).toMatchObject({
		look: 'free',
		texts: ['Em Pernambuco:', 'Globo,', 'de graça.', '', ''],
	});
	expect(wordingIn(wording, 'CE').texts[0]).toBe('No Ceará:');
	expect(wordingIn(wording, 'SP').texts).toEqual([
		'',
		'sportv,',
		'pago.',
		'Em São Paulo a Globo mostra A x B.',
		'',
	]);
});

test('the dot between two channels stays on the line of the first', () => {
	const wording = headlineWording({
		country: answer({ headline: 'Globo em SP · Premiere em todo o Brasil', access: null }),
		states: [],
	});
	expect(wording.country.texts[1]).toBe('Globo em SP\u00a0· Premiere em todo o Brasil.');
});

test('what is only usual is parted from what it is worth, and says its ground', () => {
	const wording = headlineWording({
		country: answer({
			kind: 'usual',
			headline: 'Costuma passar na ESPN',
			access: 'ainda não confirmado',
			ground: '9 dos últimos 10',
		}),
		states: [],
	});
	expect(wording.country.texts).toEqual([
		'',
		'Costuma passar na ESPN;',
		'ainda não confirmado.',
		'',
		'9 dos últimos 10',
	]);
});
