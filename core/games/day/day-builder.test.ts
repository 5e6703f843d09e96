import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Uf } from '#core/football-pt/uf.ts';
import { GAME_STATUSES, type Game } from '#core/games/game.ts';
import { aBroadcast, aGame, at, NOW, someNames, TODAY } from '#tests/support/factories.ts';
import { buildDay } from './day-builder.ts';
import type { DayView } from './day-view.ts';

function build(
	games: Game[],
	{ now = NOW, day = TODAY, movedFrom = new Map<string, string>() } = {},
) {
	return buildDay({ day, now, games, names: someNames(), movedFrom });
}

/** 'hour 21h30: slug slug' for each section. */
function outline({ sections, games }: DayView): string[] {
	return sections.map(
		({ kind, label, games: places }) =>
			`${[kind, label].filter(Boolean).join(' ')}: ${places.map((place) => games[place]?.slug).join(' ')}`,
	);
}

test('S1.01 today: running games first, then the hours to come, hour undefined, off, and what was played', () => {
	const { view } = build([
		aGame({ id: '1', slug: 'noite', kickoffAt: at('2026-11-20T21:30') }),
		aGame({ id: '2', slug: 'agora', kickoffAt: at('2026-11-20T17:00') }),
		aGame({ id: '3', slug: 'cedo', kickoffAt: at('2026-11-20T11:00') }),
		aGame({ id: '4', slug: 'sem-hora', kickoffAt: null }),
		aGame({ id: '5', slug: 'adiado', status: 'postponed', kickoffAt: at('2026-11-20T20:00') }),
		aGame({ id: '6', slug: 'tarde', kickoffAt: at('2026-11-20T19:00') }),
	]);
	expect(outline(view)).toEqual([
		'live: agora',
		'hour 19h: tarde',
		'hour 21h30: noite',
		'undefined: sem-hora',
		'off: adiado',
		'over: cedo',
	]);
	expect(view.total).toBe(5);
});

test('a day that is not today lists its hours from first to last, the night named as madrugada', () => {
	const games = [
		aGame({ slug: 'noite', day: '2026-11-19', kickoffAt: at('2026-11-19T21:00') }),
		aGame({ slug: 'madrugada', day: '2026-11-19', kickoffAt: at('2026-11-19T00:30') }),
	];
	const { view } = build(games, { day: '2026-11-19' });
	expect(outline(view)).toEqual(['hour 0h30: madrugada', 'hour 21h: noite']);
	expect(view.sections.map((section) => section.madrugada ?? false)).toEqual([true, false]);
});

test('F20 05h59 is madrugada, 06h00 is not', () => {
	const { view } = build(
		[
			aGame({ id: 'a', slug: 'a', kickoffAt: at('2026-11-21T05:59') }),
			aGame({ id: 'b', slug: 'b', kickoffAt: at('2026-11-21T06:00') }),
		],
		{ day: '2026-11-21' },
	);
	expect(view.sections.map((section) => section.madrugada ?? false)).toEqual([true, false]);
});

test('F20 at 00h01 a game of last night that still runs stands under Agora', () => {
	const lastNight = aGame({ slug: 'ontem', kickoffAt: at('2026-11-20T22:30') });
	const { view } = build([lastNight], { day: '2026-11-21', now: at('2026-11-21T00:01') });
	expect(outline(view)).toEqual(['live: ontem']);
	expect(view.total).toBe(0);
});

test('after the last game the next ones stand under the day', () => {
	const played = aGame({ slug: 'jogado', kickoffAt: at('2026-11-20T16:00') });
	const next = aGame({ slug: 'amanha', kickoffAt: at('2026-11-21T16:00') });
	const { view } = build([played, next], { now: at('2026-11-20T23:59') });
	expect(outline(view)).toEqual(['next: amanha', 'over: jogado']);
	expect(view.total).toBe(1);
});

test('a page stays true until the next kickoff, a game is about to end or ends, or midnight', () => {
	expect(build([aGame({ kickoffAt: at('2026-11-20T21:30') })]).validUntil).toBe(
		at('2026-11-20T21:30'),
	);
	expect(build([aGame({ kickoffAt: at('2026-11-20T17:30') })]).validUntil).toBe(
		at('2026-11-20T18:45'),
	);
	expect(build([aGame({ kickoffAt: at('2026-11-20T16:30') })]).validUntil).toBe(
		at('2026-11-20T18:30'),
	);
	expect(build([]).validUntil).toBe(at('2026-11-21T00:00'));
});

test('each name travels once, channels keep their coverage and state', () => {
	const globo = aBroadcast('globo', { coverage: { include: ['SP', 'PR'], exclude: [] } });
	const premiere = aBroadcast('premiere', {
		state: 'usual',
		coverage: { include: [], exclude: ['BA'] },
	});
	const { view } = build([
		aGame({ id: '1', broadcasts: [globo, premiere] }),
		aGame({
			id: '2',
			slug: 'volta',
			home: { teamId: 'palmeiras', label: null },
			away: { teamId: 'flamengo', label: null },
			broadcasts: [globo],
		}),
	]);
	expect(view.teams.map(({ name }) => name)).toEqual(['Flamengo', 'Palmeiras']);
	expect(view.channels).toEqual([
		{ id: 'globo', name: 'Globo', group: 'aberta', free: true, mark: 'aberta G' },
		{ id: 'premiere', name: 'premiere', group: 'assinatura', free: false, mark: 'assinatura p' },
	]);
	expect(view.games[0]?.broadcasts).toEqual([
		{ channel: 0, state: 'confirmed', include: 'SP PR' },
		{ channel: 1, state: 'usual', exclude: 'BA' },
	]);
	expect(view.competitions).toHaveLength(1);
});

test('a side to be defined, an unknown competition and a game nobody shows are listed like the others', () => {
	const { view } = build([
		aGame({
			competitionId: 'sumiu',
			home: { teamId: null, label: 'Vencedor da semifinal 1' },
			away: { teamId: 'não existe', label: null },
			broadcasts: [aBroadcast(null, { state: 'none' })],
		}),
	]);
	expect(view.games[0]).toMatchObject({
		home: 'Vencedor da semifinal 1',
		away: '',
		noBroadcast: true,
		broadcasts: [],
	});
	expect(view.competitions[0]?.name).toBe('sumiu');
});

test('a moved game says its former hour; the demonstration is marked', () => {
	const { view } = build([aGame({ demo: true })], { movedFrom: new Map([['game-1', '19h']]) });
	expect(view.games[0]?.movedFrom).toBe('19h');
	expect(view.demo).toBe(true);
});

test('a day on which a network shows states different games has a map, for what is confirmed', () => {
	const inside = (uf: Uf) => ({ coverage: { include: [uf], exclude: [] } });
	const parted = (state: 'confirmed' | 'usual') =>
		(['SP', 'PE'] as const).map((uf) =>
			aGame({ id: uf, slug: uf, broadcasts: [aBroadcast('globo', { ...inside(uf), state })] }),
		);
	expect([parted('confirmed'), parted('usual')].map((games) => build(games).view.mapped)).toEqual([
		true,
		undefined,
	]);
});

test('law: every game stands under exactly one heading, at any hour of the day', () => {
	const minute = fc.integer({ min: -24 * 60, max: 48 * 60 });
	const game = fc.record({
		minute: fc.option(minute),
		status: fc.constantFrom(...GAME_STATUSES),
		index: fc.nat(),
	});
	fc.assert(
		fc.property(
			fc.array(game, { maxLength: 20 }),
			fc.integer({ min: 0, max: 24 * 60 - 1 }),
			(drawn, nowMinute) => {
				const games = drawn.map(({ minute: of, status }, index) =>
					aGame({
						id: `${index}`,
						slug: `g${index}`,
						status,
						kickoffAt: of === null ? null : at('2026-11-20T00:00') + of * 60_000,
					}),
				);
				const now = at('2026-11-20T00:00') + nowMinute * 60_000;
				const { view, validUntil } = build(games, { now });
				const placed = view.sections.flatMap((section) => section.games).toSorted((a, b) => a - b);
				expect(placed).toEqual(games.map((_, place) => place));
				expect(validUntil).toBeGreaterThan(now);
				expect(validUntil).toBeLessThanOrEqual(at('2026-11-21T00:00'));
			},
		),
	);
});
