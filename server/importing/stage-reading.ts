import { openNames } from '#core/importing/answer-name.ts';
import type { DraftGame, IgnoredLine, ImportReading } from '#core/importing/draft-game.ts';
import type { NameKind } from '#core/importing/import-row.ts';
import { normalize } from '#core/search/normalize.ts';
import { dayOf } from '#core/site/dates.ts';
import type { AppDatabase } from '#server/db/app-database.ts';
import type { Reference } from '#server/guide-data.ts';
import { createBatchRepository } from './batch-repository.ts';
import type { ImportBatch } from './import-batch.ts';
import type { ImportRow } from './import-row.ts';
import { createBatchPlanner } from './plan-batch.ts';
import { createQuestionRepository, type ImportQuestion } from './question-repository.ts';
import { createRowWriteRepository } from './row-write-repository.ts';

/** Rows that one transaction writes: short enough that somebody who saves meanwhile does not notice. */
export const STAGE_ROWS = 400;

/**
 * Writes what a reader understood into the staging tables of an import, part by part, and leaves it in 'review'. Nothing of the guide
 * changes. False when the import was taken away meanwhile. `now` in UTC milliseconds.
 */
export async function stageReading(
	{ db, reference }: { db: AppDatabase; reference: Reference },
	batch: Pick<ImportBatch, 'id'>,
	reading: ImportReading,
	now: number,
): Promise<boolean> {
	const rows = toRows(reading);
	const planner = createBatchPlanner(reference);
	if (!(await takeOver(db, batch.id, rows.length, now))) return false;
	const ordered = inPlanningOrder(rows);
	for (let start = 0; start < ordered.length; start += STAGE_ROWS) {
		const planned = await planner.plan(db.kysely, ordered.slice(start, start + STAGE_ROWS));
		const there = await db.transaction(async (trx) => {
			if (!(await createBatchRepository(trx).progress(batch.id, start + planned.length, now))) return false;
			await createRowWriteRepository(trx).insert(
				batch.id,
				planned.map(({ row }) => row),
			);
			return true;
		});
		if (!there) return false;
	}
	return db.transaction(async (trx) => {
		await createQuestionRepository(trx).replace(batch.id, questionsOf(reading.games));
		const { format, warnings, tables = [] } = reading;
		return createBatchRepository(trx).change(batch.id, ['reading'], { state: 'review', format, warnings, tables, progress: 0 }, now);
	});
}

/** Whatever an earlier attempt left is cleared first. */
async function takeOver(db: AppDatabase, id: string, total: number, now: number): Promise<boolean> {
	return db.transaction(async (trx) => {
		await createRowWriteRepository(trx).clear(id);
		return createBatchRepository(trx).change(id, ['reading'], { total, progress: 0 }, now);
	});
}

/** What a reader understood, as rows in the source's order; nothing is compared yet. */
export function toRows({ games, ignored }: ImportReading): ImportRow[] {
	const staged: Omit<ImportRow, 'number'>[] = [...games.map(gameRow), ...ignored.map(lineRow)];
	return staged.toSorted((a, b) => a.line - b.line).map((row, index) => ({ ...row, number: index + 1 }));
}

const FRESH = {
	edited: false,
	decision: null,
	gameId: null,
	before: null,
	afterRevision: null,
	result: null,
	concern: 0,
	revision: 1,
	isDamaged: false,
} as const satisfies Partial<ImportRow>;

function gameRow(draft: DraftGame): Omit<ImportRow, 'number'> {
	const { line, text, confidence } = draft;
	return { ...FRESH, askedNames: [], diff: [], line, text, draft, unread: null, confidence, action: 'blocked', reason: null };
}

function lineRow({ line, text, reason, harmless }: IgnoredLine): Omit<ImportRow, 'number'> {
	const fate = { action: 'unreadable', reason: harmless ? 'harmless' : null } as const;
	return { ...FRESH, askedNames: [], diff: [], line, text, draft: null, unread: reason, confidence: 0, ...fate };
}

/** By competition and day, so that each part compares with few games; the source's order stays in the numbers. */
export function inPlanningOrder(rows: readonly ImportRow[]): ImportRow[] {
	return rows.toSorted((a, b) => compareText(placeOf(a), placeOf(b)) || a.number - b.number);
}

function placeOf({ draft }: ImportRow): string {
	if (draft === null) return '';
	const day = draft.kickoffAt === null ? draft.date : dayOf(Date.parse(draft.kickoffAt));
	return `${draft.competition.competitionId ?? ''} ${day ?? ''}`;
}

function compareText(a: string, b: string): number {
	return a < b ? -1 : Number(a > b);
}

/** The open names of all drafts, each once with how many rows wait for it. */
function questionsOf(drafts: readonly DraftGame[]): ImportQuestion[] {
	const found = new Map<string, ImportQuestion>();
	for (const draft of drafts) {
		// Both sides of a game may have the same name.
		const names = new Map(openNames(draft).map((open) => [`${open.kind} ${normalize(open.name)}`, open]));
		for (const [key, { kind, name, candidates }] of names) {
			const known = found.get(key);
			if (known) known.rows += 1;
			else found.set(key, question(kind, name, candidates));
		}
	}
	return [...found.values()];
}

function question(kind: NameKind, shown: string, candidates: string[]): ImportQuestion {
	return { kind, name: normalize(shown).replaceAll('|', ' '), shown, candidates, rows: 1, answer: null };
}
