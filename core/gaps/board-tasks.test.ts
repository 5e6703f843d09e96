import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_FILTER, parseDeskFilter } from '#core/games/desk/desk-filter.ts';
import { aCompetition, at, NOW, TODAY } from '#tests/support/factories.ts';
import { boardTasks, type TaskInput } from './board-tasks.ts';
import { type BoardGame, boardRow, isBlank, lacksOfGame } from './find-gaps.ts';
import { SOURCE_KINDS } from './source-health.ts';
import { byWeight, type Need, TASK_KINDS, weightOf } from './tasks.ts';

const TOMORROW = '2026-11-21';
const DAYS = [TODAY, TOMORROW];

function game(id: string, over: Partial<BoardGame> = {}): BoardGame {
	const sides = {
		home: { teamId: null, label: id },
		away: { teamId: null, label: 'B' },
	};
	return {
		...{ id, competitionId: 'a', round: null, ...sides, day: TODAY, status: 'scheduled' },
		...{ kickoffAt: at('2026-11-20T21:30'), hasChannel: true, isConfirmed: true, ...over },
	};
}

const GAMES = [
	game('whole'),
	game('no-hour', { kickoffAt: null }),
	game('no-channel', { hasChannel: false, isConfirmed: false }),
	game('unsure', { isConfirmed: false }),
	game('over', { kickoffAt: at('2026-11-20T11:00'), hasChannel: false, isConfirmed: false }),
	game('off', { status: 'postponed', hasChannel: false }),
];

const ROW = boardRow(
	{
		competition: aCompetition('a', { shortName: 'Série A' }),
		games: GAMES,
		drafts: new Map([[TOMORROW, 2]]),
		outlook: {
			kind: 'known',
			missing: new Map([
				[TODAY, { games: 1, reason: 'round' }],
				[TOMORROW, { games: 5, reason: 'slot' }],
			]),
		},
	},
	DAYS,
	NOW,
);

test('a cell counts what is known and what of it is complete', () => {
	expect(ROW.days).toEqual([
		{
			...{ day: TODAY, expected: 6, reason: 'round', known: 5, drafts: 0 },
			...{ withHour: 4, withChannel: 4, confirmed: 3 },
		},
		{
			...{ day: TOMORROW, expected: 5, reason: 'slot', known: 0, drafts: 2 },
			...{ withHour: 0, withChannel: 0, confirmed: 0 },
		},
	]);
	expect(isBlank(ROW)).toBe(false);
	const blank = { competition: aCompetition('b'), games: [], drafts: new Map<string, number>() };
	const unknown = boardRow({ ...blank, outlook: { kind: 'unknown', why: 'none' } }, DAYS, NOW);
	expect(unknown.days[0]).toMatchObject({ expected: null, known: 0 });
	expect(isBlank(unknown)).toBe(true);
});

test('called-off and finished games lack nothing', () => {
	expect(GAMES.map((each) => lacksOfGame(each, NOW))).toEqual([
		...[[], ['hour'], ['channel'], ['confirmation'], [], []],
	]);
});

function tasksOf(over: Partial<TaskInput> = {}) {
	return boardTasks({
		...{
			rows: [ROW],
			games: GAMES,
			waiting: { reports: 0, imports: 0, curation: 0 },
			isEmpty: false,
			lastDay: null,
		},
		...{ title: ({ id }) => id, score: () => 50, scoreOfCompetition: () => 50 },
		sources: SOURCE_KINDS.map((kind) => ({
			...{ kind, id: kind, name: 'Gazeta', state: 'fine' as const, words: null, address: '/x' },
		})),
		...{ now: NOW, today: TODAY, ...over },
	});
}

test('each hole is one task, with the screen that does it', () => {
	const tasks = tasksOf();
	expect(tasks.map(({ kind, count, words }) => [kind, count, words])).toEqual([
		['missing', 1, 'Falta 1 jogo esperado: Série A, sex 20/11'],
		['hour', 1, 'no-hour sem hora: Série A, sex 20/11'],
		['channel', 1, 'no-channel sem canal: Série A, sex 20/11'],
		['drafts', 2, '2 rascunhos para publicar: Série A, sáb 21/11'],
		['missing', 3, 'Faltam 3 jogos esperados: Série A, sáb 21/11'],
		['confirmation', 1, 'unsure canal a confirmar: Série A, sex 20/11'],
	]);
	const drafts = tasks.find(({ kind }) => kind === 'drafts')?.address ?? '';
	expect(parseDeskFilter(new URL(drafts, 'https://guia.example').searchParams)).toEqual({
		...NO_FILTER,
		...{ from: TOMORROW, to: TOMORROW, competition: 'a', publication: 'draft' },
	});
	const two = [game('x', { hasChannel: false }), game('y', { hasChannel: false })];
	const several = tasksOf({ games: two }).find(({ kind }) => kind === 'channel');
	expect(several).toMatchObject({ count: 2, words: '2 jogos sem canal: Série A, sex 20/11' });
	expect(several?.address).toContain('qualidade=sem-canal');
});

test('an empty guide is told where to begin; sources and queues follow', () => {
	const waiting = { reports: 1, imports: 2, curation: 1 };
	expect(
		tasksOf({ rows: [], isEmpty: true, sources: [], waiting }).map(({ words }) => words),
	).toEqual([
		'O guia ainda não tem jogos: traga uma lista, um arquivo ou um endereço',
		'Nenhuma fonte de jogos: siga um endereço que os publica',
		'Nenhuma fonte de notícias: escolha de onde elas vêm',
		...[
			'1 aviso de vários leitores',
			'2 importações esperam conferência',
			'1 assunto espera na curadoria',
		],
	]);
	const old = tasksOf({ rows: [], isEmpty: true, lastDay: '2024-03-12' });
	expect(old.map(({ words }) => words)).toEqual([
		'Nenhum jogo perto de hoje: o último que o guia conhece é de 12/03/2024',
	]);
	const silent = {
		...({ kind: 'noticias', id: 's', name: 'Gazeta', state: 'silent' } as const),
		...{ words: 'calada', address: '/admin/rss' },
	};
	const games = { ...silent, kind: 'jogos' as const, words: null };
	expect(tasksOf({ rows: [], sources: [silent, games] })).toMatchObject([
		{ kind: 'source', words: 'Gazeta: calada', address: '/admin/rss' },
	]);
});

const need = fc.record({
	kind: fc.constantFrom(...TASK_KINDS),
	count: fc.integer({ min: 1, max: 50 }),
	score: fc.integer({ min: 0, max: 120 }),
	day: fc.constantFrom(TODAY, TOMORROW, '2026-11-27', null),
});

test('law: sooner, more important and more games never weigh less', () => {
	const weight = (one: Need) => weightOf(one, TODAY);
	fc.assert(
		fc.property(need, fc.nat(50), (one, more) => {
			expect(weight({ ...one, score: one.score + more })).toBeGreaterThanOrEqual(weight(one));
			expect(weight({ ...one, count: one.count + more })).toBeGreaterThanOrEqual(weight(one));
			expect(weight({ ...one, day: TODAY })).toBeGreaterThanOrEqual(weight(one));
		}),
	);
});

test('law: the order keeps every need and puts the heaviest first', () => {
	fc.assert(
		fc.property(fc.array(need), (needs) => {
			const sorted = byWeight(needs, TODAY);
			expect(new Set(sorted)).toEqual(new Set(needs));
			const weights = sorted.map((one) => weightOf(one, TODAY));
			expect(weights).toEqual(weights.toSorted((a, b) => b - a));
		}),
	);
});
