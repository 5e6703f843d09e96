import { expect, test } from 'vitest';
import { aBroadcast, aDraft, aGame, at, NOW } from '#tests/support/factories.ts';
import type { DraftGame } from './draft-game.ts';
import { createRowPlanner, daysByCompetition, type KnownGames } from './plan-rows.ts';

const NOBODY: ReadonlySet<string> = new Set();
const plan = (drafts: DraftGame[], known: Partial<KnownGames> = {}) =>
	createRowPlanner(() => true).plan(drafts, { games: [], byHand: NOBODY, ...known });
const later = aDraft({ time: '20:00', kickoffAt: '2026-11-20T23:00:00Z' });

test('F24 the same game twice counts once, also over two parts of a long source', () => {
	const planner = createRowPlanner(() => true);
	const known = { games: [], byHand: NOBODY };
	expect(
		planner
			.plan([aDraft(), aDraft({ line: 9 })], known)
			.map(({ action, reason }) => [action, reason]),
	).toEqual([
		['create', null],
		['same', 'repeated'],
	]);
	expect(planner.plan([aDraft({ line: 12 })], known)).toMatchObject([
		{ action: 'same', reason: 'repeated' },
	]);
});

test('U15 another hour changes a game of an import, and contradicts one that a person edited', () => {
	expect(plan([later], { games: [aGame()] })).toMatchObject([
		{ action: 'change', changes: ['kickoff'], game: { id: 'game-1' } },
	]);
	expect(plan([later], { games: [aGame()], byHand: new Set(['game-1']) })).toMatchObject([
		{ action: 'conflict', reason: 'by-hand' },
	]);
});

test('U15 filling in what a person left open contradicts nobody', () => {
	const open = aGame({ kickoffAt: null, venue: null, broadcasts: [aBroadcast('globo')] });
	const premiere = {
		channel: 'Premiere',
		channelId: 'premiere',
		include: [],
		exclude: [],
		note: null,
	};
	const [row] = plan([aDraft({ venue: 'Maracanã', broadcasts: [premiere] })], {
		games: [open],
		byHand: new Set(['game-1']),
	});
	expect(row).toMatchObject({
		action: 'change',
		changes: ['kickoff', 'venue', 'broadcasts'],
		facts: { kickoffAt: at('2026-11-20T21:30') },
	});
});

test('U16 a game that an undone import had made comes back; one that a person removed does not by itself', () => {
	const gone = aGame({ deletedAt: NOW });
	expect(plan([aDraft()], { games: [gone] })).toMatchObject([
		{ action: 'create', game: { id: 'game-1' } },
	]);
	expect(plan([aDraft()], { games: [gone], byHand: new Set(['game-1']) })).toMatchObject([
		{ action: 'conflict', reason: 'removed' },
	]);
});

test('what has to be known to plan: the competitions and the days of the drafts', () => {
	const second = aDraft({ kickoffAt: null, date: '2026-12-02' });
	expect([
		...daysByCompetition([
			second,
			aDraft(),
			aDraft({ competition: { name: 'x', competitionId: null } }),
		]),
	]).toEqual([['brasileirao-a', { from: '2026-11-20', to: '2026-12-02' }]]);
});

test('a club that was created since links the game it was written in, edited by hand or not', () => {
	const stored = aGame({ away: { teamId: null, label: 'Palmeiras' } });
	for (const byHand of [NOBODY, new Set([stored.id])])
		expect(plan([aDraft()], { games: [stored], byHand })).toMatchObject([
			{ action: 'change', changes: ['teams'], game: { id: stored.id } },
		]);
});
