import { pastGames } from '#core/importing/copy/reasons.ts';
import { createHoursTally } from '#core/importing/hours/hours-tally.ts';
import { countPast } from '#core/importing/past-games.ts';
import type { AppDatabase, Writer } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createQuestionCollector } from '#server/importing/batch/asked-names.ts';
import { createBatchWriter } from '#server/importing/batch/batch-repository.ts';
import type { ImportBatch } from '#server/importing/batch/import-batch.ts';
import { createBatchPlanner } from '#server/importing/batch/plan-batch.ts';
import { createQuestionWriter } from '#server/importing/batch/question-repository.ts';
import { createPartSize, PART_ROWS, type PartSize } from '#server/importing/commit/part-size.ts';
import type { ImportRow } from '#server/importing/rows/import-row.ts';
import { createRowWriter } from '#server/importing/rows/row-write-repository.ts';
import type { RowReading } from './row-reading.ts';

/**
 * Stages a reading in parts and moves the import to 'review'. Does not change the guide. False when
 * the import was discarded meanwhile. `now` in UTC milliseconds.
 */
export async function stageReading(
	{ db, reference }: { db: AppDatabase; reference: Reference },
	batch: Pick<ImportBatch, 'id'>,
	reading: RowReading,
	now: number,
): Promise<boolean> {
	const planner = createBatchPlanner(reference);
	const questions = createQuestionCollector(reference);
	if (!(await takeOver(db, batch.id, reading.total, now))) return false;
	const size = createPartSize();
	const hours = createHoursTally();
	let [done, past] = [0, 0];
	for (const rows of partsOf(reading.rows, size)) {
		const planned = (await planner.plan(db.kysely, rows)).map(({ row }) => row);
		questions.add(planned.map(({ draft }) => draft));
		for (const { draft } of planned) if (draft !== null) hours.add(draft);
		done += planned.length;
		past += countPast(planned, now);
		if (!(await stagePart(db, batch.id, planned, { progress: done, now, size }))) return false;
	}
	return db.transaction(async (trx) => {
		await createQuestionWriter(trx).replace(batch.id, questions.list());
		const { format, tables = [] } = reading;
		const warnings = [...(past === 0 ? [] : [pastGames(past)]), ...reading.warnings()];
		const change = {
			state: 'review',
			format,
			warnings,
			tables,
			hours: hours.list(),
			progress: 0,
		} as const;
		return createBatchWriter(trx).change(batch.id, ['reading'], change, now);
	});
}

/** Groups rows into parts that are written, and compared with the guide, together. */
export function* partsOf(
	rows: Iterable<ImportRow>,
	size: Pick<PartSize, 'rows'> = { rows: PART_ROWS },
): Generator<ImportRow[]> {
	let part: ImportRow[] = [];
	for (const row of rows) {
		part.push(row);
		if (part.length < size.rows) continue;
		yield part;
		part = [];
	}
	if (part.length > 0) yield part;
}

/** Clears what an earlier attempt left. */
async function takeOver(db: AppDatabase, id: string, total: number, now: number): Promise<boolean> {
	return db.transaction(async (trx) => {
		await createRowWriter(trx).clear(id);
		return createBatchWriter(trx).change(id, ['reading'], { total, progress: 0 }, now);
	});
}

type Progress = { progress: number; now: number; size: PartSize };

/** False when the import is deleted. */
async function stagePart(
	db: AppDatabase,
	id: string,
	rows: readonly ImportRow[],
	{ progress, now, size }: Progress,
): Promise<boolean> {
	const write = async (trx: Writer) => {
		if (!(await createBatchWriter(trx).progress(id, progress, now))) return false;
		await createRowWriter(trx).insert(id, rows);
		return true;
	};
	return db.transaction((trx) => size.timed(() => write(trx)));
}
