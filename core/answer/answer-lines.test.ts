import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { buildDay } from '#core/games/day/day-builder.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { lineText } from './answer-lines.ts';
import { fillPlace } from './answer-sentence.ts';

const kickoffAt = at(`${TODAY}T21:30`);
const inSp = aBroadcast('globo', { coverage: { include: ['SP', 'PR'], exclude: [] } });
const day = (...games: ReturnType<typeof aGame>[]) =>
	buildDay({ day: TODAY, now: NOW, games, names: someNames(), movedFrom: new Map() }).view;

test('a line of a list answers for the country, and for each state that has another answer', () => {
	const view = day(
		aGame({ id: 'a', slug: 'a', kickoffAt, broadcasts: [aBroadcast('premiere'), inSp] }),
	);
	const answer = view.games[0]?.answer ?? { country: { kind: 'open', words: '' } };
	const lineOf = (uf: Uf) =>
		answer.states?.find(({ ufs }) => ufs.split(' ').includes(uf))?.line ?? answer.country;
	const said = (uf: Uf) => fillPlace(lineText(lineOf(uf), view.channels), uf);
	expect(lineText(answer.country, view.channels)).toBe('Globo em PR e SP, de graça (+1 pago)');
	expect(said('SP')).toBe('Globo em SP, de graça (+1 pago)');
	expect(said('BA')).toBe('premiere, pago (Globo não em BA)');
	expect(answer.states?.map(({ ufs }) => ufs.split(' ').length)).toEqual([25, 2]);
});

test('games with equal answers share one; most have one for the country', () => {
	const games = ['a', 'b'].map((id) =>
		aGame({ id, slug: id, kickoffAt, broadcasts: [aBroadcast('premiere')] }),
	);
	const [first, second] = day(...games).games;
	expect(first?.answer).toBe(second?.answer);
	expect(first?.answer).toEqual({ country: { kind: 'confirmed', channel: 0, words: 'pago' } });
	const [open] = day(aGame({ kickoffAt })).games;
	expect(open && lineText(open.answer.country, [])).toBe('transmissão a confirmar');
});
