import { expect, test } from 'vitest';
import type { GameRecord, RevisionEntry } from '#core/games/contract/form.ts';
import type { ImportView, RowPage } from '#core/importing/contract/imports.ts';
import { importDeskCopy } from '#core/importing/copy/desk.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { changeMany } from '#server/games/desk/bulk-change.ts';
import { undoBulk } from '#server/games/desk/undo-bulk.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { createGuideData } from '#server/guide-data.ts';
import { createBatchRepository } from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { decideRow, editRow } from '#server/importing/batch/review-import.ts';
import type { ImportRowTable } from '#server/importing/imports-schema.ts';
import { newBatch, readBatch } from '#server/importing/run/start-import.ts';
import { ENGINES, onBothEngines } from '#tests/support/database.ts';
import { aReading, NOW } from '#tests/support/factories.ts';
import { hearLog } from '#tests/support/heard-log.ts';
import { agenda, desk, SLUGS } from '#tests/support/import-desk.ts';
import { signInAs } from '#tests/support/panel.ts';
import { startTestServer } from '#tests/support/test-server.ts';

const ANA = { id: 'ana', name: 'Ana' };

async function damageRow(
	db: AppDatabase,
	batchId: string,
	{ number, ...columns }: Partial<ImportRowTable> & { number: number },
) {
	await db.transaction(async (trx) => {
		await trx
			.updateTable('import_rows')
			.set(columns)
			.where('batch_id', '=', batchId)
			.where('number', '=', number)
			.execute();
	});
}

const drafts = (db: AppDatabase) =>
	db.kysely
		.selectFrom('import_rows')
		.orderBy('batch_id')
		.orderBy('number')
		.select('draft')
		.execute();

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
		await db.transaction((trx) => createBatchRepository(trx).insert(batch));
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

for (const engine of ENGINES) {
	test(`the panel shows damaged rows, questions and versions for what they are, beside the others [${engine}]`, async () => {
		await using site = await startTestServer({
			engine,
			config: { clockOffsetMs: NOW - Date.now() },
		});
		const { db } = site.context;
		const ana = await signInAs(site, 'editor');
		const text =
			'SÁBADO, 21/11/2026\nBrasileirão Série A\n16h Flamengo x Palmeiras\n18h30 Grêmio x Bahia\n20h Atlético x Santos';
		const { id } = (await ana.call('POST', 'imports', { source: { kind: 'text', text } }))
			.json as unknown as ImportView;
		const shown = async () =>
			(await ana.call('GET', `imports/${id}`)).json as unknown as ImportView;
		await expect.poll(async () => (await shown()).state).toBe('review');
		expect((await shown()).questions.length).toBeGreaterThan(0);
		await damageRow(db, id, { number: 1, draft: '{"line":3' });
		await db.transaction(async (trx) => {
			await trx.updateTable('import_questions').set({ candidates: '["atletico-mg"' }).execute();
			await trx.updateTable('import_batches').set({ warnings: '5' }).execute();
		});
		const page = (await ana.call('GET', `imports/${id}/rows`)).json as unknown as RowPage;
		expect(page.rows.map(({ isDamaged }) => isDamaged)).toEqual([true, false, false]);
		expect(page.rows.map(({ action }) => action).slice(0, 2)).toEqual(['unreadable', 'create']);
		expect(page.rows[0]).toMatchObject({
			reading: null,
			unread: importDeskCopy.row.damaged,
			text: expect.stringContaining('Flamengo'),
		});
		const view = await shown();
		// Counted as what it is from then on, wherever one looks for it.
		expect(view.counts).toMatchObject({ total: 3, unreadable: 1, undecided: 2 });
		const problems = (await ana.call('GET', `imports/${id}/rows?show=problems`))
			.json as unknown as RowPage;
		expect(problems.rows.map(({ number }) => number)).toContain(1);
		expect((await drafts(db))[0]?.draft).toBe('{"line":3');
		expect([view.warnings, view.questions[0]?.candidates]).toEqual([
			[importDeskCopy.review.damaged],
			[],
		]);
		expect((await ana.call('GET', 'imports')).json).toMatchObject({ imports: [{ id }] });

		const side = (teamId: string) => ({ teamId, label: null });
		const facts = {
			...{
				competitionId: 'brasileirao-a',
				round: null,
				home: side('flamengo'),
				away: side('palmeiras'),
				venue: null,
				source: null,
			},
			...{
				date: '2026-11-22',
				time: '16:00',
				zone: 'America/Sao_Paulo',
				status: 'scheduled',
				publication: 'published',
				broadcasts: [],
			},
		};
		const game = (await ana.call('POST', 'games', facts)).json as unknown as GameRecord;
		for (const revision of [1, 2, 3])
			await ana.call('PUT', `games/${game.id}`, {
				...facts,
				venue: `Estádio ${revision}`,
				revision,
			});
		await db.transaction(async (trx) => {
			await trx
				.updateTable('game_revisions')
				.set({ data: '{"competit' })
				.where('revision', 'in', [2, 4])
				.execute();
		});
		for (const _twice of [1, 2]) {
			const list = (await ana.call('GET', `games/${game.id}/revisions`)).json as unknown as {
				revisions: RevisionEntry[];
			};
			// The last one is the game as it stands, which nobody has to guess.
			expect(list.revisions.map(({ revision, game: left }) => [revision, left?.venue])).toEqual([
				[4, 'Estádio 3'],
				[3, 'Estádio 2'],
				[2, undefined],
				[1, null],
			]);
		}
		expect(
			(await ana.call('POST', `games/${game.id}/revisions/2/restore`, { revision: 4 })).status,
		).toBe(404);
		expect(
			(await ana.call('POST', `games/${game.id}/revisions/3/restore`, { revision: 4 })).json,
		).toMatchObject({ venue: 'Estádio 2' });
		const told = (await site.log()).flatMap(({ code, record }) =>
			code === 'damaged-record' ? [record] : [],
		);
		expect(told.toSorted()).toEqual(
			[2, 4]
				.map((revision) => `game_revisions/${game.id}/${revision}`)
				.concat(`import_batches/${id}`, `import_rows/${id}/1`),
		);
	});
}
