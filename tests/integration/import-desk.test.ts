import { expect } from 'vitest';
import { createChangeRepository } from '#server/changes/change-repository.ts';
import { createGuideData } from '#server/create-guide-data.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { readDataVersion } from '#server/db/data-version.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import { updateGame } from '#server/games/store-games.ts';
import { decideAll, decideRow, editRow } from '#server/importing/batch/review-import.ts';
import { runCommit } from '#server/importing/commit/commit-batch.ts';
import { startCommit } from '#server/importing/commit/finish-import.ts';
import { runImportTask } from '#server/importing/run/import-task.ts';
import { summaryOf } from '#server/wire/admin/importing/import-view.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { aDraft, aReading, NOW } from '#tests/support/factories.ts';
import { agenda, desk, issue, onSqlite, SLUGS, side } from '#tests/support/import-desk.ts';

onBothEngines(
	'F24 nothing is written before the commit; the same source twice changes nothing',
	async (db) => {
		const { stage, commit, column, games, read } = await desk(db);
		const first = await stage(aReading(agenda()));
		expect([await games(), (await read(first)).state, await column(first, 'action')]).toEqual([
			[],
			'review',
			['create', 'create', 'create'],
		]);
		expect(await commit(first)).toMatchObject({ ok: true });
		expect([await games(), await column(first, 'result')]).toEqual([
			SLUGS,
			['created', 'created', 'created'],
		]);
		const version = await db.kysely
			.selectFrom('games')
			.select(['id', 'revision'])
			.orderBy('id')
			.execute();
		const second = await stage(aReading(agenda()));
		expect(await column(second, 'action')).toEqual(['same', 'same', 'same']);
		await commit(second);
		expect(await column(second, 'result')).toEqual(['left', 'left', 'left']);
		expect(
			await db.kysely.selectFrom('games').select(['id', 'revision']).orderBy('id').execute(),
		).toEqual(version);
	},
);

onBothEngines(
	'U14 all or nothing by default; the valid rows alone only when asked for',
	async (db) => {
		const { stage, commit, column, games } = await desk(db);
		const batch = await stage(
			aReading([...agenda(), aDraft({ line: 9, date: null, kickoffAt: null, time: null })], {
				ignored: [{ line: 5, text: '21:99 A x B', reason: 'hora impossível' }],
			}),
		);
		expect(await commit(batch)).toEqual({ ok: false, error: 'undecided' });
		expect(await games()).toEqual([]);
		expect(await commit(batch, 'partial')).toMatchObject({ ok: true });
		expect([await games(), await column(batch, 'result')]).toEqual([
			SLUGS,
			['created', 'created', 'created', 'refused', 'refused'],
		]);
	},
);

onSqlite(
	'the rows of an import are counted when a step has ended, not by every look at one that is under way',
	async (db) => {
		const { stage, read } = await desk(db);
		const batch = await stage(aReading(agenda()));
		expect(await summaryOf(db.kysely, await read(batch))).toMatchObject({
			state: 'review',
			counts: { total: 3, create: 3 },
		});
		await startCommit(db, batch.id, { mode: 'whole', now: NOW });
		expect(await summaryOf(db.kysely, await read(batch))).toMatchObject({
			state: 'committing',
			total: 3,
			counts: { total: 0, create: 0 },
		});
	},
);

onSqlite('a game under the confidence line is not public until somebody accepts it', async (db) => {
	const { stage, commit, column, games, rows } = await desk(db);
	const doubtful = { confidence: 0.6, issues: [issue('weekday-mismatch')] };
	const batch = await stage(aReading(agenda(doubtful)));
	expect(await commit(batch)).toEqual({ ok: false, error: 'undecided' });
	const row = await rows.byNumber(batch.id, 1);
	expect(
		await decideRow(db, batch.id, { number: 1, revision: row?.revision ?? 0, decision: 'accept' }),
	).toMatchObject({ ok: true });
	expect(await decideRow(db, batch.id, { number: 1, revision: 1, decision: null })).toEqual({
		ok: false,
		error: 'stale',
	});
	await commit(batch, 'partial');
	expect([await games(), await column(batch, 'result')]).toEqual([
		SLUGS.slice(0, 1),
		['created', 'drafted', 'drafted'],
	]);
});

onBothEngines(
	'U16 an undone import takes its games back, keeps those that a person edited, and may be done again under the same addresses',
	async (db) => {
		const { stage, commit, undo, column, games, naming, read } = await desk(db);
		const batch = await stage(aReading(agenda()));
		const unseen = await readDataVersion(db.kysely);
		await commit(batch);
		const data = createGuideData(db);
		// Readers hear of the whole import at once.
		const log = createChangeRepository(db.kysely);
		const [noted, ...more] = await log.listBetween(unseen, Number.MAX_SAFE_INTEGER, 100);
		expect(noted).toMatchObject({
			version: unseen + 1,
			kind: 'everything',
			topics: expect.arrayContaining(['day:2026-11-20', 'team:flamengo']),
		});
		expect([more, await readDataVersion(db.kysely)]).toEqual([[], unseen + 1]);
		const before = await data.games.bySlug(SLUGS[1] ?? '');
		if (before === null) throw new Error('no game');
		const after = { ...before, venue: 'Arena' };
		await db.transaction((trx) =>
			updateGame(
				trx,
				{ before, after },
				{ now: NOW, source: null, actor: 'bia', reference: naming.reference },
			),
		);
		await undo(batch);
		expect([(await read(batch)).state, await column(batch, 'result'), await games()]).toEqual([
			'undone',
			['undone', 'kept', 'undone'],
			SLUGS.slice(1, 2),
		]);
		const again = await stage(aReading(agenda()));
		expect(await column(again, 'action')).toEqual(['create', 'same', 'create']);
		await commit(again);
		expect(await games()).toEqual(SLUGS);
		const restored = await data.changes.listGame(
			(await data.games.bySlug(SLUGS[0] ?? ''))?.id ?? '',
		);
		expect(restored.map(({ kind }) => kind)).toEqual(['created', 'removed', 'restored']);
	},
);

onBothEngines(
	'U15 an import that contradicts a person is a conflict; a change of an import is not',
	async (db) => {
		const { stage, commit, undo, column, naming, read, rows } = await desk(db);
		await commit(await stage(aReading(agenda())));
		const later = { time: '20:00', kickoffAt: '2026-11-20T23:00:00Z' };
		const moved = await stage(aReading(agenda(later)));
		expect(await column(moved, 'action')).toEqual(['change', 'change', 'change']);
		expect((await rows.byNumber(moved.id, 1))?.diff).toEqual([
			{ kind: 'kickoff', before: '20/11 às 21h30', after: '20/11 às 20h' },
		]);
		await commit(moved);
		const data = createGuideData(db);
		const before = await data.games.bySlug(SLUGS[0] ?? '');
		if (before === null) throw new Error('no game');
		const byHand = { ...before, kickoffAt: Date.parse('2026-11-20T22:00:00Z') };
		await db.transaction((trx) =>
			updateGame(
				trx,
				{ before, after: byHand },
				{ now: NOW, source: null, actor: 'bia', reference: naming.reference },
			),
		);
		const conflict = await stage(aReading(agenda(later)));
		expect(await column(conflict, 'action')).toEqual(['conflict', 'same', 'same']);
		expect((await summaryOf(db.kysely, await read(conflict))).counts).toMatchObject({
			total: 3,
			conflict: 1,
			same: 2,
			create: 0,
			problems: 1,
			undecided: 1,
		});
		expect(await commit(conflict)).toEqual({ ok: false, error: 'undecided' });
		expect(await decideAll(db, conflict.id, { actions: ['conflict'], decision: 'accept' })).toEqual(
			{ ok: true, value: 1 },
		);
		await commit(conflict);
		expect((await data.games.bySlug(SLUGS[0] ?? ''))?.kickoffAt).toBe(Date.parse(later.kickoffAt));
		await undo(conflict);
		expect((await data.games.bySlug(SLUGS[0] ?? ''))?.kickoffAt).toBe(byHand.kickoffAt);
		expect((await read(conflict)).state).toBe('undone');
	},
);

onSqlite('an edit after the review sends the import back with nothing written', async (db) => {
	const { stage, commit, column, naming, read, games } = await desk(db);
	await commit(await stage(aReading(agenda().slice(0, 1))));
	const batch = await stage(aReading(agenda({ time: '20:00', kickoffAt: '2026-11-20T23:00:00Z' })));
	const data = createGuideData(db);
	const before = await data.games.bySlug(SLUGS[0] ?? '');
	if (before === null) throw new Error('no game');
	const after = { ...before, kickoffAt: Date.parse('2026-11-20T22:00:00Z') };
	await db.transaction((trx) =>
		updateGame(
			trx,
			{ before, after },
			{ now: NOW, source: null, actor: 'bia', reference: naming.reference },
		),
	);
	await commit(batch);
	expect(await read(batch)).toMatchObject({ state: 'review', problem: 'changed-meanwhile' });
	expect([await column(batch, 'action'), await games()]).toEqual([
		['conflict', 'create', 'create'],
		SLUGS.slice(0, 1),
	]);
});

onBothEngines(
	'F09 an import whose server died in the middle is finished at the next start, each game once',
	async (db) => {
		const { stage, games, read, column, naming } = await desk(db);
		const drafts = Array.from({ length: 900 }, (_, index) =>
			aDraft({
				line: index + 1,
				home: side(`Time ${index}`, null),
				away: side(`Outro ${index}`, null),
			}),
		);
		const batch = await stage(aReading(drafts));
		await startCommit(db, batch.id, { mode: 'whole', now: NOW });
		let parts = 0;
		const dying: AppDatabase = {
			...db,
			transaction: (work) => {
				// Within the third part.
				if (++parts === 3)
					return db.transaction(async (trx) =>
						work(trx).then(() => Promise.reject(new Error('killed'))),
					);
				return db.transaction(work);
			},
		};
		await expect(
			runCommit({ db: dying, reference: naming.reference }, await read(batch), NOW),
		).rejects.toThrow('killed');
		// Nothing of the half is seen by readers.
		expect([await games(), (await read(batch)).state]).toEqual([[], 'committing']);
		await runImportTask(db, { kind: 'commit', batchId: batch.id, now: NOW });
		expect([(await games()).length, (await read(batch)).state]).toEqual([900, 'done']);
		expect(new Set(await column(batch, 'result'))).toEqual(new Set(['created']));
		expect(await createGameRepository(db.kysely).countAll()).toBe(900);
	},
);

onSqlite('U13 a row is corrected in place; a line that was no game becomes one', async (db) => {
	const { stage, commit, column, games } = await desk(db);
	const batch = await stage(
		aReading(agenda().slice(1, 2), {
			ignored: [
				{ line: 1, text: 'Fla e Palmeiras, sexta', reason: 'não encontramos os dois times' },
			],
		}),
	);
	expect(await column(batch, 'action')).toEqual(['unreadable', 'create']);
	const edit = {
		date: '2026-11-20',
		time: '21:30',
		home: { id: 'flamengo', name: 'Flamengo' },
		away: { id: 'palmeiras', name: 'Palmeiras' },
		competition: { id: 'brasileirao-a', name: 'Brasileirão' },
		channels: [{ id: 'globo', name: 'Globo', include: [], exclude: [] }],
	};
	expect(await editRow(db, batch.id, { number: 1, revision: 1, edit })).toMatchObject({
		ok: true,
		value: {
			action: 'create',
			decision: 'accept',
			concern: 0,
			revision: 2,
			draft: { kickoffAt: '2026-11-21T00:30:00Z', confidence: 1 },
		},
	});
	await commit(batch);
	expect(await games()).toEqual(SLUGS.slice(0, 2));
});
