import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAlert, gameAlert } from './message.ts';

const game = {
	...{ slug: 'flamengo-vs-palmeiras-2026-11-22', id: 'g1' },
	said: ['Flamengo x Palmeiras mudou de 21h30 para 19h.'],
	answer: 'Em Pernambuco: Globo, de graça.',
	followed: ['Flamengo'],
};

test('the title is what happened; the body says where to watch and why it comes', () => {
	expect(gameAlert(game)).toEqual({
		title: 'Flamengo x Palmeiras mudou de 21h30 para 19h',
		body: 'Em Pernambuco: Globo, de graça.\nVocê segue Flamengo.',
		url: '/onde-assistir/flamengo-vs-palmeiras-2026-11-22',
		tag: 'game:g1',
	});
	expect(gameAlert({ ...game, followed: [] }).body).toContain('Você segue este jogo.');
});

test('several changes of one game are one message', () => {
	const { body } = gameAlert({
		...game,
		said: [...game.said, 'Flamengo x Palmeiras: transmissão atualizada.'],
	});
	expect(body.split('\n')).toHaveLength(3);
});

test('a morning lists six games and counts the others', () => {
	const lines = Array.from(
		{ length: 9 },
		(_, place) => `${place + 10}h Time ${place} x Outro: Globo`,
	);
	const { title, body, tag } = dayAlert({
		day: '2026-11-22',
		lines,
		followed: ['Flamengo', 'Palmeiras'],
	});
	expect(title).toBe('Seus jogos de hoje: 9 jogos');
	expect(body.split('\n')).toHaveLength(8);
	expect(body).toContain('e mais 3');
	expect(tag).toBe('day:2026-11-22');
});

test('any message fits into one push', () => {
	const words = fc.array(fc.string({ maxLength: 300, unit: 'grapheme' }), { maxLength: 20 });
	fc.assert(
		fc.property(
			words,
			words,
			fc.string({ maxLength: 900, unit: 'grapheme' }),
			(said, followed, answer) => {
				const bytes = new TextEncoder().encode(
					JSON.stringify(gameAlert({ ...game, said, followed, answer })),
				).length;
				expect(bytes).toBeLessThanOrEqual(3_900);
			},
		),
	);
});
