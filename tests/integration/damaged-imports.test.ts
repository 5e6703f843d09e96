import { expect } from 'vitest';
import { createGuideData } from '#server/create-guide-data.ts';
import { changeMany } from '#server/games/desk/bulk-change.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { decideRow, editRow } from '#server/importing/batch/review-import.ts';
import { newBatch, readBatch } from '#server/importing/run/start-import.ts';
import { damageRow, drafts } from '#tests/support/damaged-rows.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aReading, NOW } from '#tests/support/factories.ts';
import { hearLog } from '#tests/support/heard-log.ts';
import { agenda, desk, SLUGS } from '#tests/support/import-desk.ts';

const ANA = { id: 'ana', name: 'Ana' };

onBothEngines(
	'U14 a damaged row of an import is never published: it stops the whole, and the others go on without it',
	async (db) => {
		const { stage, commit, column, games, rows, read } = await desk(db);
		for (const [place, damage] of [
			{ draft: '{"line":2,"te' },
			{ draft: '{"line":2}' },
			{ diff: '[5]' },
		].entries()) {
			const batch = await stage(aReading(agenda({ round: `${place}ª rodada` })));
			await damageRow(db, batch.id, { number: 2, ...damage });
			const before = await drafts(db);
			expect(await rows.byNumber(batch.id, 2)).toMatchObject({
				action: 'unreadable',
				draft: null,
				diff: [],
				concern: 2,
				isDamaged: true,
			});
			await commit(batch);
			expect([(await read(batch)).state, (await read(batch)).problem]).toEqual([
				'review',
				'changed-meanwhile',
			]);
			expect(await commit(batch)).toEqual({ ok: false, error: 'undecided' });
			expect(await drafts(db)).toEqual(before);
			await commit(batch, 'partial');
			expect(await column(batch, 'result')).toEqual(
				place === 0 ? ['created', 'refused', 'created'] : ['changed', 'refused', 'changed'],
			);
			expect(await games()).toEqual([SLUGS[0], SLUGS[2]]);
			expect(await drafts(db)).toEqual(before);
		}
	},
);

onBothEngines(
	'U13 a damaged row is left out, or written again by a person from the words of the source',
	async (db) => {
		const { stage, commit, column, games, rows } = await desk(db);
		const batch = await stage(aReading(agenda()));
		for (const number of [2, 3]) await damageRow(db, batch.id, { number, draft: '"' });
		const left = await decideRow(db, batch.id, { number: 2, revision: 1, decision: 'exclude' });
		expect(left).toMatchObject({ ok: true, value: { action: 'unreadable', concern: 0 } });
		const edit = {
			...{
				date: '2026-11-20',
				time: '21:30',
				home: { id: 'santos', name: 'Santos' },
				away: { id: 'cruzeiro', name: 'Cruzeiro' },
			},
			competition: { id: 'brasileirao-a', name: 'Brasileirão' },
		};
		const mended = await editRow(db, batch.id, { number: 3, revision: 1, edit });
		expect(mended).toMatchObject({
			ok: true,
			value: { action: 'create', isDamaged: false, unread: null },
		});
		expect(await rows.byNumber(batch.id, 3)).toMatchObject({ action: 'create', isDamaged: false });
		expect(await commit(batch)).toMatchObject({ ok: true });
		expect([await column(batch, 'result'), await games()]).toEqual([
			['created', 'left', 'created'],
			[SLUGS[0], SLUGS[2]],
		]);
	},
);

onBothEngines(
	'U16 undo keeps the game of a damaged row, whatever it was before, and lists it',
	async (db) => {
		const { stage, commit, undo, column, games, rows } = await desk(db);
		await commit(await stage(aReading(agenda().slice(0, 1))));
		const batch = await stage(aReading(agenda({ venue: 'Maracanã' })));
		await commit(batch);
		expect(await column(batch, 'result')).toEqual(['changed', 'created', 'created']);
		const wasThere = await rows.byNumber(batch.id, 1);
		expect(wasThere?.before).not.toBeNull();
		// Taken for a game that was not there before, it would go from the guide.
		await damageRow(db, batch.id, { number: 1, before: '{"competitionId":"brasil' });
		await damageRow(db, batch.id, { number: 2, draft: '{}' });
		await undo(batch);
		expect([await column(batch, 'result'), await games()]).toEqual([
			['kept', 'kept', 'undone'],
			SLUGS.slice(0, 2),
		]);
		const kept = await createGameRepository(db.kysely).byId(wasThere?.gameId ?? '');
		expect(kept).toMatchObject({ venue: 'Maracanã', publication: 'published', deletedAt: null });
		const stored = await db.kysely
			.selectFrom('import_rows')
			.where('batch_id', '=', batch.id)
			.orderBy('number')
			.select('before')
			.executeTakeFirst();
		expect(stored?.before).toBe('{"competitionId":"brasil');
	},
);

onBothEngines(
	'an import of which is lost how to read it is not read in another way; lost notes are said to be lost',
	async (db) => {
		const heard = hearLog();
		const columns = { Partida: 'matchup' } as const;
		const asked = { ...NOTHING_ASKED, columns };
		const batch = newBatch(
			{ kind: 'text', name: 'a', key: '', text: 'Partida\nA x B', address: null, asked },
			{ actor: ANA, now: NOW },
		);
		const batches = createBatchRepository(db.kysely);
		await db.transaction((trx) => createBatchWriter(trx).insert(batch));
		const damage = (set: { asked_columns?: string; warnings?: string; tables?: string }) =>
			db.transaction(
				async (trx) => void (await trx.updateTable('import_batches').set(set).execute()),
			);
		await damage({ asked_columns: '{"Partida":"match' });
		const left = await batches.byId(batch.id);
		expect(left).toMatchObject({ damage: 'order', source: { asked: { columns: null } } });
		const imports = {
			run: () => Promise.reject(new Error('nothing is to be read')),
			[Symbol.asyncDispose]: async () => undefined,
		};
		const context = { db, log: heard.log, clock: () => NOW, imports } as unknown as Parameters<
			typeof readBatch
		>[0];
		if (left !== null) await readBatch(context, left);
		expect(await batches.byId(batch.id)).toMatchObject({ state: 'failed', problem: 'damaged' });
		await damage({ asked_columns: JSON.stringify(columns), warnings: '["um av', tables: '{}' });
		expect(await batches.list({ before: null, limit: 5 })).toMatchObject([
			{ damage: 'notes', warnings: [], tables: [], source: { asked } },
		]);
	},
);

onBothEngines(
	'U16 undo of many brings back what it can read, and names the game of which that was lost',
	async (db) => {
		const { stage, commit } = await desk(db);
		await commit(await stage(aReading(agenda())));
		const stored = await db.kysely
			.selectFrom('games')
			.orderBy('slug')
			.select(['id', 'revision'])
			.execute();
		const [data, heard] = [createGuideData(db), hearLog()];
		const writer = { operatorId: 'ana', actor: { ...ANA, network: null }, now: NOW, at: NOW };
		const done = await changeMany(
			{ db, data },
			{ action: { kind: 'move', days: 1, minutes: 0 }, target: { games: stored } },
			writer,
		);
		const id = (done.ok && done.value.id) || '';
		await db.transaction(async (trx) => {
			await trx
				.updateTable('bulk_changed_games')
				.set({ before: '{"day":"2026-11-20"}' })
				.where('position', '=', 1)
				.execute();
			await trx
				.updateTable('bulk_changed_games')
				.set({ before: '' })
				.where('position', '=', 2)
				.execute();
		});
		const undone = await undoBulk({ db, data, log: heard.log }, id, writer);
		const left = [{ problem: 'damaged' }, { problem: 'damaged' }];
		expect(undone).toMatchObject({ ok: true, value: { changed: 1, left } });
		const days = await db.kysely.selectFrom('games').orderBy('id').select('day').execute();
		expect(days.map(({ day }) => day).toSorted()).toEqual([
			'2026-11-20',
			'2026-11-21',
			'2026-11-21',
		]);
		expect(heard.damaged()).toHaveLength(2);
	},
);
