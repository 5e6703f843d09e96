import { expect } from 'vitest';
import type { BulkChangeInput } from '#core/games/contract/desk.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { type DeskWriter, UNDO_MS } from '#server/games/desk/bulk-change.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { createGameChangeRepository } from '#server/games/game-change-repository.ts';
import { readGame } from '#server/games/read/read-game.ts';
import { updateGame } from '#server/games/store-games.ts';
import { createLog } from '#server/log.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { at, NOW } from '#tests/support/factories.ts';
import { openDesk, writer } from '#tests/support/games-desk.ts';

onBothEngines(
	'S3.02 one action changes many games together, logs each, moves the pages, and leaves what it cannot change',
	async (db) => {
		const { data, chosen, act, byPlace, stored } = await openDesk(db);
		const stale = await byPlace(2);
		const note = { now: NOW, source: null, actor: 'Bia', reference: await data.reference() };
		await db.transaction((trx) =>
			updateGame(trx, { before: stale, after: { ...stale, venue: 'Vila Belmiro' } }, note),
		);
		const version = await readDataVersion(db.kysely);
		const games = [...chosen(0, 1, 2), { id: 'nenhum', revision: 1 }];
		const result = await act({ kind: 'move', days: 0, minutes: -90 }, { games });
		expect(result.changed).toBe(1);
		expect(result.left.map(({ title, problem }) => [title, problem])).toEqual([
			['Grêmio x Bahia', 'no-hour'],
			['São Paulo x Santos', 'stale'],
			['nenhum', 'missing'],
		]);
		expect(result.rows[0]).toMatchObject({ revision: 2, kickoffAt: at('2026-11-20T20:00') });
		const log = await createGameChangeRepository(db.kysely).listGame(stored[0]?.id ?? '');
		expect(log.at(-1)).toMatchObject({ kind: 'kickoff', actor: 'Ana' });
		expect(await readDataVersion(db.kysely)).toBeGreaterThan(version);
		expect(await readGame(data, stored[0]?.slug ?? '', NOW)).toMatchObject({
			kind: 'found',
			view: { former: { kickoffAt: at('2026-11-20T21:30') } },
		});
	},
);

onBothEngines(
	'S3.02 all that a filter finds is changed only while it finds as many as were seen',
	async (db) => {
		const { act, names, list } = await openDesk(db);
		const filter = { qualidade: 'sem-canal' };
		const coverage = { include: [], exclude: [] };
		const action: BulkChangeInput['action'] = {
			kind: 'add-channel',
			channelId: 'premiere',
			state: 'usual',
			coverage,
		};
		await expect(act(action, { filter, total: 3 })).rejects.toThrow('stale');
		expect((await act(action, { filter, total: 2 })).changed).toBe(2);
		expect(await names('canal=premiere')).toHaveLength(3);
		await expect(act({ ...action, channelId: 'nenhum' }, { filter: {}, total: 5 })).rejects.toThrow(
			'unknown-channel',
		);
		expect((await list('qualidade=mudou-hoje')).rows).toHaveLength(2);
	},
);

onBothEngines(
	'S3.02 undo brings back what nobody saved since, once, and names the others',
	async (db) => {
		const { data, chosen, act, byPlace, stored } = await openDesk(db);
		const before = [await byPlace(0), await byPlace(2), await byPlace(3)];
		const done = await act({ kind: 'move', days: 1, minutes: 0 }, { games: chosen(0, 2, 3) });
		const edited = await byPlace(3);
		const note = { now: NOW, source: null, actor: 'Bia', reference: await data.reference() };
		await db.transaction((trx) =>
			updateGame(trx, { before: edited, after: { ...edited, round: 'final' } }, note),
		);
		const undo = (by: DeskWriter) =>
			undoBulk({ db, data, log: createLog('silent').log }, done.id ?? '', by);
		expect(await undo({ ...writer, operatorId: 'bia' })).toEqual({ ok: false, error: 'not-found' });
		expect(await undo({ ...writer, at: NOW + UNDO_MS + 1 })).toEqual({
			ok: false,
			error: 'not-found',
		});
		const undone = await undo(writer);
		expect(undone).toMatchObject({
			ok: true,
			value: { changed: 2, left: [{ title: 'Botafogo x Vasco', problem: 'not-undone' }] },
		});
		for (const [place, was] of [0, 2].map((number, index) => [number, before[index]] as const)) {
			expect(await byPlace(place)).toEqual({ ...was, revision: 3, updatedAt: NOW });
		}
		expect(await byPlace(3)).toMatchObject({ day: '2026-11-23', round: 'final' });
		expect(await readGame(data, stored[0]?.slug ?? '', NOW)).toMatchObject({ kind: 'found' });
		expect(await undo(writer)).toEqual({ ok: false, error: 'done' });
	},
);
