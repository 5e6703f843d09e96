import { type Selectable, sql } from 'kysely';
import type { ReportOutcome, ReportResult } from '#core/reports/outcome.ts';
import type { Claim, Report } from '#core/reports/report.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';
import type { ReportTable } from './reports-schema.ts';

/** Alike reports as stored. */
export type StoredReport = Selectable<ReportTable>;

export type ReportRepository = ReturnType<typeof createReportRepository>;

/** A literal, because the planner cannot use the partial index for a parameter. */
const IS_OPEN = sql<boolean>`voices > 0`;
/** Decisions that the page of a game shows. */
const MOST_RESULTS = 3;

/** What readers say is wrong. */
export function createReportRepository(db: Reader) {
	return {
		async byId(id: string): Promise<StoredReport | null> {
			const query = db.selectFrom('reports').where('id', '=', id).selectAll();
			return (await query.executeTakeFirst()) ?? null;
		},

		async byClaim(gameId: string, { kind, key }: Claim): Promise<StoredReport | null> {
			const query = db
				.selectFrom('reports')
				.where('game_id', '=', gameId)
				.where('kind', '=', kind)
				.where('claim', '=', key);
			return (await query.selectAll().executeTakeFirst()) ?? null;
		},

		/** Whether a report with this id is stored: a repeated request. */
		async has(noteId: string): Promise<boolean> {
			const query = db.selectFrom('report_notes').where('id', '=', noteId).select('id');
			return (await query.executeTakeFirst()) !== undefined;
		},

		/** Open groups, most voices first; of games in the trash none. */
		async listOpen(limit: number): Promise<StoredReport[]> {
			return db
				.selectFrom('reports')
				.innerJoin('games', 'games.id', 'reports.game_id')
				.where(IS_OPEN)
				.where('games.deleted_at', 'is', null)
				.selectAll('reports')
				.orderBy('voices', 'desc')
				.orderBy('last_at', 'desc')
				.orderBy('reports.id')
				.limit(limit)
				.execute();
		},

		/** Number of open groups: in all, with at least `voices`, or of one game. */
		async countOpen({ voices = 1, gameId }: { voices?: number; gameId?: string } = {}) {
			let query = db
				.selectFrom('reports')
				.innerJoin('games', 'games.id', 'reports.game_id')
				.where(IS_OPEN)
				.where('voices', '>=', voices)
				.where('games.deleted_at', 'is', null);
			if (gameId !== undefined) query = query.where('game_id', '=', gameId);
			const { count } = await query
				.select(({ fn }) => fn.countAll<number>().as('count'))
				.executeTakeFirstOrThrow();
			return Number(count);
		},

		/** The latest reports of some groups, newest first. */
		async notesOf(ids: readonly string[]) {
			if (ids.length === 0) return [];
			return db
				.selectFrom('report_notes')
				.where('report_id', 'in', ids)
				.select(['report_id', 'body', 'link', 'at'])
				.orderBy('at', 'desc')
				.orderBy('id')
				.execute();
		},

		/** What came of the reports about a game, newest first. */
		async resultsOf(gameId: string): Promise<ReportResult[]> {
			const rows = await db
				.selectFrom('reports')
				.where('game_id', '=', gameId)
				.where('outcome', 'is not', null)
				.select(['kind', 'outcome', 'decided_at'])
				.orderBy('decided_at', 'desc')
				.orderBy('id')
				.limit(MOST_RESULTS)
				.execute();
			return rows.flatMap(({ kind, outcome, decided_at: at }) =>
				outcome === null || at === null ? [] : [{ kind, outcome, at }],
			);
		},
	};
}

/** Texts kept of one group: the queue shows them, and a flood must not fill the disk. */
const MOST_NOTES = 20;

/** Every writing query of reports; only inside a transaction. */
export function createReportWriter(trx: Writer) {
	return {
		/** Stores the first report of a claim as a new group. */
		async begin(id: string, gameId: string, { claim, report, now }: FirstReport): Promise<void> {
			await trx
				.insertInto('reports')
				.values({
					...{ id, game_id: gameId, kind: claim.kind, claim: claim.key, shown: report.text },
					...{ voices: 1, first_at: now, last_at: now, revision: 1 },
					...{ outcome: null, decided_at: null, decided_by: null },
				})
				.execute();
		},

		/** Counts one more voice; after a decision, the counting begins again. */
		async addVoice({ id, voices, first_at, revision }: StoredReport, now: number): Promise<void> {
			const begun = voices === 0 ? { first_at: now } : { first_at };
			await trx
				.updateTable('reports')
				.set({ ...begun, voices: voices + 1, last_at: now, revision: revision + 1 })
				.where('id', '=', id)
				.execute();
		},

		/** Keeps the text of a report, and of its group the latest ones only. */
		async note(noteId: string, reportId: string, { text, link }: Report, at: number) {
			await trx
				.insertInto('report_notes')
				.values({ id: noteId, report_id: reportId, body: text, link, at })
				.execute();
			const kept = trx
				.selectFrom('report_notes')
				.where('report_id', '=', reportId)
				.select('id')
				.orderBy('at', 'desc')
				.orderBy('id')
				.limit(MOST_NOTES);
			await trx
				.deleteFrom('report_notes')
				.where('report_id', '=', reportId)
				.where('id', 'not in', kept)
				.execute();
		},

		/** Stores a decision; its texts are no longer needed. False when the revision is stale. */
		async decide(
			{ id, revision }: { id: string; revision: number },
			{ outcome, by, now }: { outcome: ReportOutcome; by: string; now: number },
		): Promise<boolean> {
			const { numUpdatedRows } = await trx
				.updateTable('reports')
				.set({
					...{ outcome, decided_at: now, decided_by: by },
					...{ voices: 0, revision: revision + 1 },
				})
				.where('id', '=', id)
				.where('revision', '=', revision)
				.where(IS_OPEN)
				.executeTakeFirst();
			if (Number(numUpdatedRows) === 0) return false;
			await trx.deleteFrom('report_notes').where('report_id', '=', id).execute();
			return true;
		},

		/** Deletes groups whose last report is older than an instant (UTC ms). Returns how many. */
		async forget(before: number): Promise<number> {
			const query = trx.deleteFrom('reports').where('last_at', '<', before);
			return Number((await query.executeTakeFirst()).numDeletedRows);
		},
	};
}

type FirstReport = { claim: Claim; report: Report; now: number };
