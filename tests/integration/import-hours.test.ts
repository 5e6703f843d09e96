import { expect } from 'vitest';
import type { AppDatabase } from '#server/db/app-database.ts';
import { answerQuestion } from '#server/importing/batch/answer-question.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { startCommit } from '#server/importing/commit/finish-import.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { runImportTask } from '#server/importing/run/import-task.ts';
import { newBatch } from '#server/importing/run/start-import.ts';
import { readNaming } from '#server/reference/naming.ts';
import { summaryOf, viewOf } from '#server/wire/admin/importing/import-view.ts';
import { onBothEngines } from '#tests/support/database.ts';
import { NOW } from '#tests/support/factories.ts';

const TEXT =
	'Data;Hora;Mandante;Visitante;Campeonato\n28/11/2026;12h30;Arsenal;Chelsea;Premier League\n28/11/2026;17h;Real Madrid;Sevilla;La Liga\n';

async function stage(db: AppDatabase, over: { zone?: string; day?: string } = {}) {
	const source = {
		kind: 'text',
		name: 'a',
		key: '',
		text: TEXT,
		address: null,
		asked: NOTHING_ASKED,
	} as const;
	const batch = newBatch(source, { actor: { id: 'ana', name: 'Ana' }, now: NOW });
	await db.transaction((trx) => createBatchWriter(trx).insert(batch));
	const file = {
		bytes: new TextEncoder().encode(TEXT),
		fileName: 'a.csv',
		format: null,
		referenceDate: '2026-11-22',
		...over,
	};
	await runImportTask(db, { kind: 'read', batchId: batch.id, now: NOW, source: file });
	return batch;
}

const kickoffs = async (db: AppDatabase, id: string) =>
	(await createRowRepository(db.kysely).after(id, 0, 9)).map(
		({ draft, action }) => `${action} ${draft?.kickoffAt?.slice(11, 16)}`,
	);

onBothEngines(
	'one question for the hours of a whole table: nothing is written before, the answer may be changed',
	async (db) => {
		const batch = await stage(db);
		const naming = await readNaming(db);
		const stored = async () => (await createBatchRepository(db.kysely).byId(batch.id)) ?? batch;
		const [question] = (await viewOf(db.kysely, await stored(), naming)).questions;
		expect(question).toMatchObject({
			kind: 'hours',
			rows: 2,
			answer: null,
			candidates: [{ id: 'brasilia' }, { id: 'place' }],
		});
		expect(question?.examples).toEqual([
			{
				game: 'Arsenal x Chelsea',
				written: '28/11 12:30',
				brasilia: 'sáb 28/11 12h30',
				place: 'sáb 28/11 9h30',
			},
			{
				game: 'Real Madrid x Sevilla',
				written: '28/11 17:00',
				brasilia: 'sáb 28/11 17h',
				place: 'sáb 28/11 13h',
			},
		]);
		expect(await kickoffs(db, batch.id)).toEqual(['blocked 15:30', 'blocked 20:00']);
		expect(await startCommit(db, batch.id, { mode: 'whole', now: NOW })).toEqual({
			ok: false,
			error: 'undecided',
		});
		const answer = (id: string) =>
			answerQuestion(db, batch, { kind: 'hours', name: '', id }, { name: 'Ana', now: NOW });
		expect(await answer('mars')).toEqual({ ok: false, error: 'unknown-id' });
		expect(await answer('place')).toEqual({ ok: true, value: 2 });
		expect(await kickoffs(db, batch.id)).toEqual(['create 12:30', 'create 16:00']);
		await answer('brasilia');
		expect(await kickoffs(db, batch.id)).toEqual(['create 15:30', 'create 20:00']);
		expect((await summaryOf(db.kysely, await stored())).hours).toEqual([
			'como você disse (2 linhas)',
		]);
	},
);

onBothEngines(
	'the clock of all rows is said for a whole import, and the history tells it',
	async (db) => {
		const batch = await stage(db, { zone: 'Europe/London' });
		const stored = (await createBatchRepository(db.kysely).byId(batch.id)) ?? batch;
		expect(await kickoffs(db, batch.id)).toEqual(['create 12:30', 'create 17:00']);
		expect((await summaryOf(db.kysely, stored)).hours).toEqual(['como você disse (2 linhas)']);
	},
);
