import { test } from 'vitest';
import type { DraftGame, ImportReading } from '#core/importing/draft-game.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import { createGameRepository } from '#server/games/game-repository.ts';
import {
	createBatchRepository,
	createBatchWriter,
} from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { NOTHING_ASKED } from '#server/importing/batch/import-batch.ts';
import { startCommit, startUndo } from '#server/importing/commit/finish-import.ts';
import { rowsOfReading } from '#server/importing/reading/row-reading.ts';
import { stageReading } from '#server/importing/reading/stage-reading.ts';
import { createRowRepository } from '#server/importing/rows/row-repository.ts';
import { runImportTask } from '#server/importing/run/import-task.ts';
import { newBatch } from '#server/importing/run/start-import.ts';
import { readNaming } from '#server/reference/naming.ts';
import { openTestDatabase } from './database.ts';
import { aDraft, NOW } from './factories.ts';

const ana = { id: 'ana', name: 'Ana' };
/** A side of a draft game as a source wrote it. */
export const side = (name: string, teamId: string | null, candidates: string[] = []) => ({
	name,
	teamId,
	candidates,
});
export const issue = (code: string, message = code) => ({ code, message });

/**
 * What does not touch a statement that the engines could read differently is tried on one of them.
 */
export function onSqlite(title: string, run: (db: AppDatabase) => Promise<void>): void {
	test(title, async () => {
		await using own = await openTestDatabase('sqlite');
		await run(own.database);
	});
}

/** Some games of one day, none of them doubtful. */
const PAIRS = [
	['flamengo', 'palmeiras'],
	['gremio', 'bahia'],
	['santos', 'cruzeiro'],
] as const;
export const agenda = (over: Partial<DraftGame> = {}) =>
	PAIRS.map(([home, away], index) =>
		aDraft({ line: index + 1, home: side(home, home), away: side(away, away), ...over }),
	);

/** The desk on a database: what its screens do, without a server. */
export async function desk(db: AppDatabase) {
	const naming = await readNaming(db);
	const rows = createRowRepository(db.kysely);
	const stage = async (reading: ImportReading, key = 'agenda-#.txt'): Promise<ImportBatch> => {
		const asked = NOTHING_ASKED;
		const source = {
			kind: 'file',
			name: 'agenda-21.txt',
			key,
			text: null,
			address: null,
			asked,
		} as const;
		const batch = newBatch(source, { actor: ana, now: NOW });
		await db.transaction((trx) => createBatchWriter(trx).insert(batch));
		await stageReading({ db, reference: naming.reference }, batch, rowsOfReading(reading), NOW);
		return batch;
	};
	const read = async ({ id }: Pick<ImportBatch, 'id'>) => {
		const batch = await createBatchRepository(db.kysely).byId(id);
		if (batch === null) throw new Error('no such import');
		return batch;
	};
	const commit = async ({ id: batchId }: ImportBatch, mode: 'whole' | 'partial' = 'whole') => {
		const started = await startCommit(db, batchId, { mode, now: NOW });
		if (started.ok) await runImportTask(db, { kind: 'commit', batchId, now: NOW });
		return started;
	};
	const undo = async ({ id: batchId }: ImportBatch) => {
		await startUndo(db, batchId, NOW);
		await runImportTask(db, { kind: 'undo', batchId, now: NOW });
	};
	const column = async <Key extends 'action' | 'result' | 'reason' | 'decision'>(
		batch: ImportBatch,
		key: Key,
	) => (await rows.list(batch.id, {}, { offset: 0, limit: 500 })).map((row) => row[key]);
	const games = async () =>
		(await createGameRepository(db.kysely).listDay('2026-11-20'))
			.map(({ slug }) => slug)
			.toSorted();
	return { naming, rows, stage, read, commit, undo, column, games };
}

/** Addresses of the games of `agenda()`. */
export const SLUGS = [
	'flamengo-vs-palmeiras-2026-11-20',
	'gremio-vs-bahia-2026-11-20',
	'santos-vs-cruzeiro-2026-11-20',
];
