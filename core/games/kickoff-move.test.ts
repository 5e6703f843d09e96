import { expect, test } from 'vitest';
import { changeWords } from '#core/games/copy/changes.ts';
import { aBroadcast, aGame, at, NOW } from '#tests/support/factories.ts';
import { diffGames } from './game-diff.ts';
import { formerHour, readKickoffFact } from './kickoff-move.ts';

const before = aGame({ kickoffAt: at('2026-11-20T21:30') });

function kickoffChange(after: ReturnType<typeof aGame>) {
	return diffGames(before, after).find(({ kind }) => kind === 'kickoff');
}

test('a move says the former hour, and the former day when the day moved too', () => {
	const sameDay = kickoffChange(aGame({ kickoffAt: at('2026-11-20T20:00') }));
	const otherDay = kickoffChange(aGame({ kickoffAt: at('2026-11-22T16:00') }));
	expect(sameDay && formerHour(sameDay)).toBe('21h30');
	expect(otherDay && formerHour(otherDay)).toBe('20/11 21h30');
});

test('an hour announced for the first time is no move', () => {
	const [change] = diffGames(aGame({ kickoffAt: null }), before);
	expect(change && formerHour(change)).toBe(null);
});

test('the history in words', () => {
	const words = (after: ReturnType<typeof aGame>) =>
		diffGames(before, after).map((change) => changeWords(change, (id) => id.toUpperCase()));
	expect(words(aGame({ kickoffAt: null }))).toEqual([
		{ before: '20/11 às 21h30', after: '20/11, hora a definir' },
	]);
	expect(words(aGame({ status: 'postponed' }))).toEqual([{ before: 'marcado', after: 'adiado' }]);
	expect(words(aGame({ broadcasts: [aBroadcast('globo'), aBroadcast('premiere')] }))).toEqual([
		{ before: null, after: 'GLOBO, PREMIERE' },
	]);
	expect(words(aGame())).toEqual([]);
});

test('a new source for the same channel is not a change that fans see', () => {
	expect(
		diffGames(
			aGame({ broadcasts: [aBroadcast('globo')] }),
			aGame({ broadcasts: [aBroadcast('globo', { source: 'ge', verifiedAt: NOW })] }),
		),
	).toEqual([]);
});

test('an entry of the log that holds something else is no kickoff', () => {
	for (const value of [null, 'x', 3, {}, { day: 4 }]) expect(readKickoffFact(value)).toBe(null);
});
