import { expect, test } from 'vitest';
import { diffGames } from '#core/games/game-diff.ts';
import type { GameResult } from '#core/games/result.ts';
import { aGame, NOW } from '#tests/support/factories.ts';
import { changeWords } from './changes.ts';

const result: GameResult = {
	...{ home: 1, away: 1, penalties: null, phase: 'second-half', minute: 60 },
	...{ source: 'Serviço', at: NOW },
};
const said = (before: GameResult | null, after: GameResult | null) =>
	diffGames(aGame({ result: before }), aGame({ result: after })).map(({ kind, ...states }) =>
		changeWords({ kind, ...states }, (id) => id),
	);

test('the log says goals, penalties and phase; a minute alone is no entry', () => {
	expect(said(null, result)).toEqual([{ before: null, after: '1 x 1, 2º tempo' }]);
	const end: GameResult = { ...result, phase: 'final', penalties: { home: 4, away: 3 } };
	expect(said(result, end)).toEqual([
		{ before: '1 x 1, 2º tempo', after: '1 x 1 (4 x 3 nos pênaltis), encerrado' },
	]);
	expect(said(end, null)).toEqual([
		{ before: '1 x 1 (4 x 3 nos pênaltis), encerrado', after: null },
	]);
	expect(said(result, { ...result, minute: 63, at: NOW + 1 })).toEqual([]);
});

test('an entry that is no score says nothing', () => {
	const of = (after: unknown) => changeWords({ kind: 'result', before: null, after }, (id) => id);
	for (const damaged of ['2 x 1', { home: 1 }, { home: 1, away: 0, phase: 'later' }])
		expect(of(damaged)).toBeNull();
});
