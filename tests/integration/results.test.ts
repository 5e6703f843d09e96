import { expect } from 'vitest';
import type { Score } from '#core/games/result.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import { createGame } from '#server/games/create-game.ts';
import { editGame } from '#server/games/edit-game.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { minutesToAsk } from '#server/sources/asked-games.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aReading, aTypedGame, at, NOW } from '#tests/support/factories.ts';
import { desk } from '#tests/support/import-desk.ts';

const SLUG = 'flamengo-vs-palmeiras-2026-11-20';
const score = (over: Partial<Score> = {}): Score => ({
	...{ home: 1, away: 0, penalties: null, phase: 'second-half', minute: 60 },
	...over,
});
const FINAL = score({ home: 2, phase: 'final', minute: null });

onBothEngines(
	'an import brings a score to a known game, changes nothing else, and is undone with it',
	async (db) => {
		const { stage, commit, undo, column, games } = await desk(db);
		const known = async () => createGameRepository(db.kysely).bySlug(SLUG);
		await commit(await stage(aReading([aDraft()])));
		const before = await known();

		const running = await stage(aReading([aDraft({ result: score() })]));
		expect(await column(running, 'action')).toEqual(['change']);
		await commit(running);
		const after = await known();
		const result = { ...score(), source: 'agenda-21.txt', at: NOW };
		expect(after).toEqual({
			...before,
			result,
			revision: (before?.revision ?? 0) + 1,
			updatedAt: NOW,
		});
		const again = await stage(aReading([aDraft({ result: score() })]));
		expect(await column(again, 'action')).toEqual(['same']);

		const end = await stage(aReading([aDraft({ status: 'finished', result: FINAL })]));
		await commit(end);
		expect(await known()).toMatchObject({ status: 'finished', result: FINAL });
		const late = await stage(aReading([aDraft({ result: score({ home: 3 }) })]));
		expect(await column(late, 'action')).toEqual(['same']);

		const id = after?.id ?? '';
		const log = await createGameChangeRepository(db.kysely).listGame(id);
		expect(log.map(({ kind }) => kind)).toEqual(['created', 'result', 'status', 'result']);
		await undo(end);
		expect(await known()).toMatchObject({ status: 'scheduled', result });
		expect(await games()).toEqual([SLUG]);
	},
);

onBothEngines(
	'what an operator typed waits for a person, and an untouched score keeps its source',
	async (db) => {
		const { stage, commit, column, naming } = await desk(db);
		const writing = { db, data: createGuideData(db) };
		const by = { actor: 'Ana', now: NOW };
		expect(naming.reference.teams.size).toBeGreaterThan(0);
		const made = await createGame(writing, aTypedGame({ result: score() }), by);
		if (!made.ok) throw new Error('not stored');
		expect(made.value.result).toEqual({ ...score(), source: null, at: NOW });

		const other = await stage(aReading([aDraft({ result: score({ home: 4 }) })]));
		expect(await column(other, 'reason')).toEqual(['by-hand']);
		const { id } = made.value;
		const edit = (revision: number, over: Parameters<typeof aTypedGame>[0]) =>
			editGame(writing, { id, revision, change: aTypedGame(over) }, { ...by, now: NOW + 1 });
		const moved = await edit(1, { result: score(), venue: 'Maracanã' });
		expect(moved).toMatchObject({ value: { result: { source: null, at: NOW } } });
		expect(await edit(2, { result: null, venue: 'Maracanã' })).toMatchObject({
			value: { result: null },
		});
		// The operator took the score back, so the source may give one; an end contradicts no edit.
		const end = await stage(aReading([aDraft({ status: 'finished', result: FINAL })]));
		expect(await column(end, 'action')).toEqual(['change']);
		await commit(end);
		expect(await edit(4, { result: FINAL, venue: 'Beira-Rio', status: 'finished' })).toMatchObject({
			value: { result: { source: 'agenda-21.txt', at: NOW } },
		});
		const { result: _none, ...former } = aTypedGame({ status: 'finished' });
		expect(await editGame(writing, { id, revision: 5, change: former }, by)).toMatchObject({
			value: { revision: 6, result: FINAL },
		});
		const level = { ...FINAL, penalties: { home: 3, away: 3 } };
		expect(await edit(6, { result: level })).toMatchObject({ error: { result: 'levelShootOut' } });
	},
);

onBothEngines('a source is asked often while a game of its competition runs', async (db) => {
	const { stage, commit } = await desk(db);
	const source = {
		competitionId: 'brasileirao-a',
		entryId: 'espn',
		format: 'espn',
		intervalMinutes: 60,
	} as const;
	const minutes = (clock: string, over: Partial<typeof source> | object = {}) =>
		minutesToAsk(db.kysely, { ...source, ...over }, at(`2026-11-20T${clock}`));
	await commit(await stage(aReading([aDraft()])));
	expect(await minutes('20:00')).toBe(60);
	expect(await minutes('21:10')).toBe(24);
	expect(await minutes('22:00')).toBe(4);
	expect(await minutes('22:00', { entryId: 'thesportsdb' })).toBe(60);
	expect(await minutes('22:00', { competitionId: 'ingles' })).toBe(60);
	expect(await minutes('22:00', { competitionId: null })).toBe(60);
	await commit(await stage(aReading([aDraft({ status: 'finished', result: FINAL })])));
	expect(await minutes('22:00')).toBe(60);
});
