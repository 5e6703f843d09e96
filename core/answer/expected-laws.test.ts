import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aChannel, aGame, at, NOW, someNames } from '#tests/support/factories.ts';
import { answerFor } from './answer-for.ts';
import { answerGame } from './answer-game.ts';
import { expectedOf } from './expected.ts';
import { slotHabits } from './habits.ts';

const KICKOFF = at('2026-11-22T16:00');
const WEEK = 7 * 86_400_000;
const IDS = ['a', 'b', 'c', 'd'];
const names = {
	...someNames(),
	channels: new Map(IDS.map((id) => [id, aChannel(id, { group: 'assinatura', free: false })])),
};
const weeks = fc.array(fc.subarray(IDS, { minLength: 1 }), { minLength: 6, maxLength: 12 });

/** 'Costuma passar no a e no b, ou no c' as the sets that it names. */
function setsIn(headline: string): string[][] {
	const said = headline.replace('Costuma passar ', '').replaceAll('no ', '');
	const isSingles = !said.includes(', ou ') && said.includes(' ou ');
	const sets = said.split(isSingles ? /, | ou /u : ', ou ');
	return sets.map((set) => set.split(/, | e /u));
}

test('law: "e" is said of channels that were together in six of the games counted, "ou" of others, and the ground counts what is said', () => {
	fc.assert(
		fc.property(weeks, (shown) => {
			const games = shown.map((ids, week) => ({
				kickoffAt: KICKOFF - (week + 1) * WEEK,
				channels: ids.map((id) => ({ id, limited: false })),
			}));
			const habits = new Map([['brasileirao-a', slotHabits(games, 'America/Sao_Paulo')]]);
			const game = aGame({ kickoffAt: KICKOFF });
			const expected = expectedOf(game, { names, habits, now: NOW });
			if (expected === null || expected.kind !== 'usual') return;
			const { headline, ground } = answerFor(
				answerGame(game, { names, slots: new Map(), expected }),
				null,
				null,
				NOW,
			);
			const counted = shown.slice(0, 10);
			const timesOf = (ids: string[]) =>
				counted.filter((week) => ids.every((id) => week.includes(id))).length;
			const sets = setsIn(headline);
			for (const set of sets) expect(timesOf(set)).toBeGreaterThanOrEqual(6);
			const pairs = sets.flatMap((set, place) =>
				sets.slice(place + 1).map((later) => [...set, ...later.slice(0, 1)]),
			);
			for (const pair of pairs) expect(timesOf(pair)).toBeLessThan(6);
			const said = counted.filter((week) =>
				sets.some((set) => set.every((id) => week.includes(id))),
			).length;
			expect(ground).toBe(`${said} dos últimos ${counted.length}`);
		}),
	);
});
